#include "wui_outline_internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include FT_OUTLINE_H

struct target {
  uint8_t *coverage;
  ptrdiff_t stride;
  bool even_odd;
  bool has_content;
};

/* Spans of one outline never overlap; those of a further outline join what is there. */
static void add_spans(int y, int count, const FT_Span *spans, void *user) {
  struct target *target = user;
  uint8_t *row = target->coverage + y * target->stride;
  for (int i = 0; i < count; i++) {
    uint8_t *pixel = row + spans[i].x;
    int value = spans[i].coverage;
    if (!target->has_content) {
      memset(pixel, value, spans[i].len);
      continue;
    }
    for (int x = 0; x < spans[i].len; x++) {
      int both = pixel[x] * value / 255;
      if (target->even_odd)
        pixel[x] = (uint8_t)(pixel[x] + value - 2 * both);
      else if (value > pixel[x])
        pixel[x] = (uint8_t)value;
    }
  }
}

/* The corners of an outline's contours in 26.6 numbers: curves are made lines here, because FreeType's own
 * lines keep only within about 1/30 pixel of a curve, which takes 0.1 % off a disc of 40 pixels. */
struct polygon {
  FT_Vector *points;
  size_t count, capacity;
  size_t *ends;
  size_t end_count, end_capacity;
};

static bool add_corner(struct polygon *polygon, double x, double y) {
  /* At most 2^17 pixels away. */
  const double limit = 1 << 23;
  FT_Vector corner = {wui_outline_units(x * 64, limit), wui_outline_units(y * 64, limit)};
  if (polygon->count == polygon->capacity) {
    size_t capacity = polygon->capacity ? polygon->capacity * 2 : 64;
    FT_Vector *grown = realloc(polygon->points, capacity * sizeof *grown);
    if (!grown)
      return false;
    polygon->points = grown;
    polygon->capacity = capacity;
  }
  polygon->points[polygon->count++] = corner;
  return true;
}

static bool end_contour(struct polygon *polygon) {
  size_t begin = polygon->end_count ? polygon->ends[polygon->end_count - 1] : 0;
  if (polygon->count == begin)
    return true;
  if (polygon->end_count == polygon->end_capacity) {
    size_t capacity = polygon->end_capacity ? polygon->end_capacity * 2 : 16;
    size_t *grown = realloc(polygon->ends, capacity * sizeof *grown);
    if (!grown)
      return false;
    polygon->ends = grown;
    polygon->end_capacity = capacity;
  }
  polygon->ends[polygon->end_count++] = polygon->count;
  return true;
}

/* The number of lines that keep within 1/128 pixel of a curve of n + 1 points: the distance of a chord falls
 * with the square of the number, and the second differences of the points bound it. */
static int line_count(const struct wui_point *p, int n) {
  double bend = 0;
  for (int i = 0; i + 2 <= n; i++) {
    double x = p[i].x - 2 * p[i + 1].x + p[i + 2].x, y = p[i].y - 2 * p[i + 1].y + p[i + 2].y;
    bend = fmax(bend, hypot(x, y));
  }
  double count = ceil(sqrt(n * (n - 1) / 8.0 * bend * 128));
  return count < 1 ? 1 : count > 1000 ? 1000 : (int)count;
}

/* p[0] is where the curve begins, p[n] where it ends. */
static bool add_curve(struct polygon *polygon, const struct wui_point *p, int n) {
  int count = line_count(p, n);
  for (int i = 1; i < count; i++) {
    double t = (double)i / count, u = 1 - t, x, y;
    if (n == 2) {
      x = u * u * p[0].x + 2 * u * t * p[1].x + t * t * p[2].x;
      y = u * u * p[0].y + 2 * u * t * p[1].y + t * t * p[2].y;
    } else {
      double a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t;
      x = a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x;
      y = a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y;
    }
    if (!add_corner(polygon, x, y))
      return false;
  }
  return add_corner(polygon, p[n].x, p[n].y);
}

static bool make_polygon(
    const struct wui_outline *outline, const struct wui_matrix *m, struct polygon *polygon) {
  struct wui_point p[4] = {{0}}, start = {0};
  for (size_t i = 0; i < outline->count; i++) {
    const struct wui_outline_segment *segment = &outline->segments[i];
    int n = wui_outline_point_count(segment->verb);
    for (int k = 0; k < n; k++) {
      struct wui_point q = segment->points[k];
      p[k + 1].x = m->a * q.x + m->c * q.y + m->tx;
      p[k + 1].y = m->b * q.x + m->d * q.y + m->ty;
    }
    if (segment->verb == WUI_OUTLINE_MOVE) {
      start = p[1];
      if (!end_contour(polygon) || !add_corner(polygon, p[1].x, p[1].y))
        return false;
    } else if (segment->verb == WUI_OUTLINE_CLOSE) {
      p[n] = start;
    } else if (!add_curve(polygon, p, n)) {
      return false;
    }
    p[0] = p[n];
  }
  return end_contour(polygon);
}

/* Fills the contours from `first` up to `last`, whose points fit an FT_Outline. */
static bool fill_contours(
    const struct polygon *polygon, size_t first, size_t last, struct target *target, int width,
    int height) {
  size_t begin = first ? polygon->ends[first - 1] : 0;
  size_t points = polygon->ends[last - 1] - begin, contours = last - first;
  FT_Outline shape = {
      .n_contours = (short)contours,
      .n_points = (short)points,
      .points = polygon->points + begin,
      .tags = malloc(points),
      .contours = malloc(contours * sizeof(short)),
      .flags = target->even_odd ? FT_OUTLINE_EVEN_ODD_FILL : 0,
  };
  bool ok = shape.tags && shape.contours;
  if (ok) {
    memset(shape.tags, FT_CURVE_TAG_ON, points);
    for (size_t i = 0; i < contours; i++)
      shape.contours[i] = (short)(polygon->ends[first + i] - begin - 1);
    FT_Raster_Params params = {
        .flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP,
        .gray_spans = add_spans,
        .user = target,
        .clip_box = {0, 0, width, height},
    };
    ok = !FT_Outline_Render(wui_outline_library(), &shape, &params);
    target->has_content = true;
  }
  free(shape.tags);
  free(shape.contours);
  return ok;
}

bool wui_outline_fill(
    const struct wui_outline *outline, struct wui_matrix matrix, bool even_odd, uint8_t *coverage,
    int width, int height, ptrdiff_t stride) {
  const size_t limit = 32767;
  struct target target = {.coverage = coverage, .stride = stride, .even_odd = even_odd};
  struct polygon polygon = {0};
  bool ok = wui_outline_library() && make_polygon(outline, &matrix, &polygon);
  size_t first = 0, begin = 0;
  for (size_t i = 0; ok && i < polygon.end_count; i++) {
    size_t contour_begin = i ? polygon.ends[i - 1] : 0;
    if (polygon.ends[i] - contour_begin > limit)
      ok = false;
    else if (polygon.ends[i] - begin > limit) {
      ok = fill_contours(&polygon, first, i, &target, width, height);
      first = i;
      begin = contour_begin;
    }
  }
  if (ok && first < polygon.end_count)
    ok = fill_contours(&polygon, first, polygon.end_count, &target, width, height);
  free(polygon.points);
  free(polygon.ends);
  return ok;
}
