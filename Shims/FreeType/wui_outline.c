#include "wui_outline.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_STROKER_H

struct wui_outline {
  struct wui_outline_segment *segments;
  size_t count, capacity;
};

/* One library for each thread that fills: FreeType's rasteriser keeps its state there. */
static _Thread_local FT_Library library;

static FT_Library shared_library(void) {
  if (!library && FT_Init_FreeType(&library))
    library = NULL;
  return library;
}

struct wui_outline *wui_outline_create(void) {
  return calloc(1, sizeof(struct wui_outline));
}

void wui_outline_destroy(struct wui_outline *outline) {
  if (!outline)
    return;
  free(outline->segments);
  free(outline);
}

bool wui_outline_add(struct wui_outline *outline, const struct wui_outline_segment *segment) {
  if (outline->count == outline->capacity) {
    size_t capacity = outline->capacity ? outline->capacity * 2 : 16;
    struct wui_outline_segment *grown =
        realloc(outline->segments, capacity * sizeof *grown);
    if (!grown)
      return false;
    outline->segments = grown;
    outline->capacity = capacity;
  }
  outline->segments[outline->count++] = *segment;
  return true;
}

size_t wui_outline_count(const struct wui_outline *outline) {
  return outline->count;
}

struct wui_outline_segment wui_outline_get(const struct wui_outline *outline, size_t index) {
  return outline->segments[index];
}

static int point_count(enum wui_outline_verb verb) {
  static const int counts[] = {
      [WUI_OUTLINE_MOVE] = 1, [WUI_OUTLINE_LINE] = 1, [WUI_OUTLINE_QUAD] = 2,
      [WUI_OUTLINE_CUBIC] = 3, [WUI_OUTLINE_CLOSE] = 0,
  };
  return counts[verb];
}

/* Rounds to FreeType's integers, well inside the range in which its arithmetic cannot overflow. */
static FT_Pos to_units(double value, double limit) {
  if (!(value > -limit))
    value = -limit;
  if (value > limit)
    value = limit;
  return (FT_Pos)(value < 0 ? value - 0.5 : value + 0.5);
}

/* ---- stroking ---- */

static const double stroke_limit = 1 << 27;

static FT_Vector to_vector(struct wui_point p, double units) {
  return (FT_Vector){to_units(p.x * units, stroke_limit), to_units(p.y * units, stroke_limit)};
}

/* Whether the subpath that begins at `index` ends with a close. */
static bool subpath_is_closed(const struct wui_outline *outline, size_t index) {
  for (size_t i = index + 1; i < outline->count; i++) {
    if (outline->segments[i].verb == WUI_OUTLINE_MOVE)
      return false;
    if (outline->segments[i].verb == WUI_OUTLINE_CLOSE)
      return true;
  }
  return false;
}

/* By how much the legs from point to point turn, in radians. */
static double turning(const struct wui_point *p, int n) {
  double sum = 0;
  for (int i = 0; i + 2 <= n; i++) {
    double ax = p[i + 1].x - p[i].x, ay = p[i + 1].y - p[i].y;
    double bx = p[i + 2].x - p[i + 1].x, by = p[i + 2].y - p[i + 1].y;
    sum += fabs(atan2(ax * by - ay * bx, ax * bx + ay * by));
  }
  return sum;
}

static struct wui_point mix(struct wui_point a, struct wui_point b, double t) {
  return (struct wui_point){a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

/* Cuts a curve of n + 1 points in two, by de Casteljau's construction. */
static void cut(const struct wui_point *p, int n, double t, struct wui_point *left,
                struct wui_point *right) {
  struct wui_point row[4];
  memcpy(row, p, (size_t)(n + 1) * sizeof *row);
  for (int k = 0; k <= n; k++) {
    left[k] = row[0];
    right[n - k] = row[n - k];
    for (int i = 0; i < n - k; i++)
      row[i] = mix(row[i], row[i + 1], t);
  }
}

/* The stroker's offset of a curve is too far out by a share that falls with the square of the curve's turn: 0.25 %
 * of the width at the turns that it accepts. So it gets shorter pieces. */
static FT_Error stroke_curve(FT_Stroker stroker, const struct wui_point *p, int n, double units) {
  struct wui_point rest[4], piece[4];
  memcpy(rest, p, (size_t)(n + 1) * sizeof *rest);
  const double largest_turn = 3.14159265 / 32;
  double pieces = fmin(256, fmax(1, ceil(turning(p, n) / largest_turn)));
  for (double left = pieces; left >= 1; left--) {
    cut(rest, n, 1 / left, piece, rest);
    FT_Vector v[4];
    for (int i = 0; i <= n; i++)
      v[i] = to_vector(piece[i], units);
    FT_Error error = n == 2 ? FT_Stroker_ConicTo(stroker, &v[1], &v[2])
                            : FT_Stroker_CubicTo(stroker, &v[1], &v[2], &v[3]);
    if (error)
      return error;
  }
  return 0;
}

/* `last` is where the segment begins, and is moved to its end. */
static FT_Error stroke_segment(
    FT_Stroker stroker, const struct wui_outline_segment *segment, struct wui_point *last,
    double units) {
  int n = point_count(segment->verb);
  if (n == 0)
    return 0;
  struct wui_point p[4] = {*last};
  memcpy(p + 1, segment->points, (size_t)n * sizeof *p);
  *last = p[n];
  if (n > 1)
    return stroke_curve(stroker, p, n, units);
  FT_Vector end = to_vector(p[1], units);
  return FT_Stroker_LineTo(stroker, &end);
}

struct sink {
  struct wui_outline *outline;
  double units;
};

static int sink_add(
    struct sink *sink, enum wui_outline_verb verb, const FT_Vector *a, const FT_Vector *b,
    const FT_Vector *c) {
  struct wui_outline_segment segment = {.verb = verb};
  const FT_Vector *points[] = {a, b, c};
  for (int i = 0; i < 3 && points[i]; i++) {
    segment.points[i].x = points[i]->x / sink->units;
    segment.points[i].y = points[i]->y / sink->units;
  }
  return wui_outline_add(sink->outline, &segment) ? 0 : FT_Err_Out_Of_Memory;
}

static int sink_move(const FT_Vector *to, void *sink) {
  return sink_add(sink, WUI_OUTLINE_MOVE, to, NULL, NULL);
}

static int sink_line(const FT_Vector *to, void *sink) {
  return sink_add(sink, WUI_OUTLINE_LINE, to, NULL, NULL);
}

static int sink_conic(const FT_Vector *control, const FT_Vector *to, void *sink) {
  return sink_add(sink, WUI_OUTLINE_QUAD, control, to, NULL);
}

static int sink_cubic(const FT_Vector *c1, const FT_Vector *c2, const FT_Vector *to, void *sink) {
  return sink_add(sink, WUI_OUTLINE_CUBIC, c1, c2, to);
}

static const FT_Outline_Funcs sink_funcs = {
    .move_to = sink_move, .line_to = sink_line, .conic_to = sink_conic, .cubic_to = sink_cubic,
};

/* Moves what the stroker holds, the stroke of one subpath, to the sink. */
static FT_Error drain(FT_Stroker stroker, struct sink *sink) {
  FT_UInt points, contours;
  FT_Error error = FT_Stroker_GetCounts(stroker, &points, &contours);
  if (error || points == 0)
    return error;
  if (points > 32767 || contours > 32767)
    return FT_Err_Invalid_Outline;
  FT_Outline outline;
  error = FT_Outline_New(shared_library(), points, contours, &outline);
  if (error)
    return error;
  outline.n_points = 0;
  outline.n_contours = 0;
  FT_Stroker_Export(stroker, &outline);
  error = FT_Outline_Decompose(&outline, &sink_funcs, sink);
  /* FT_Outline_Done frees what FT_Outline_New allocated whatever the counts say. */
  FT_Outline_Done(shared_library(), &outline);
  return error;
}

struct wui_outline *wui_outline_stroke(
    const struct wui_outline *outline, double width, enum wui_cap cap, enum wui_join join,
    double miter_limit, double units) {
  static const FT_Stroker_LineCap caps[] = {
      FT_STROKER_LINECAP_BUTT, FT_STROKER_LINECAP_ROUND, FT_STROKER_LINECAP_SQUARE};
  static const FT_Stroker_LineJoin joins[] = {
      FT_STROKER_LINEJOIN_MITER_FIXED, FT_STROKER_LINEJOIN_ROUND, FT_STROKER_LINEJOIN_BEVEL};
  FT_Stroker stroker = NULL;
  struct sink sink = {.outline = wui_outline_create(), .units = units};
  if (!sink.outline || !shared_library() || FT_Stroker_New(shared_library(), &stroker))
    goto err;
  FT_Stroker_Set(
      stroker, to_units(width / 2 * units, stroke_limit), caps[cap], joins[join],
      to_units(miter_limit * 65536, stroke_limit));

  bool open = false;
  struct wui_point last = {0};
  for (size_t i = 0; i < outline->count; i++) {
    const struct wui_outline_segment *segment = &outline->segments[i];
    FT_Error error = 0;
    if (segment->verb == WUI_OUTLINE_MOVE) {
      last = segment->points[0];
      FT_Vector start = to_vector(last, units);
      if (open) {
        error = FT_Stroker_EndSubPath(stroker);
        if (!error)
          error = drain(stroker, &sink);
      }
      FT_Stroker_Rewind(stroker);
      if (!error)
        error = FT_Stroker_BeginSubPath(stroker, &start, !subpath_is_closed(outline, i));
      open = true;
    } else if (open) {
      error = stroke_segment(stroker, segment, &last, units);
    }
    if (error)
      goto err;
  }
  if (open && (FT_Stroker_EndSubPath(stroker) || drain(stroker, &sink)))
    goto err;
  FT_Stroker_Done(stroker);
  return sink.outline;

err:
  if (stroker)
    FT_Stroker_Done(stroker);
  wui_outline_destroy(sink.outline);
  return NULL;
}

/* ---- filling ---- */

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

/* The corners of an outline's contours in 26.6 numbers: curves are made lines here, because FreeType's own lines
 * keep only within about 1/30 pixel of a curve, which shows as a ring that is too thin by that much. */
struct polygon {
  FT_Vector *points;
  size_t count, capacity;
  size_t *ends;
  size_t end_count, end_capacity;
};

static bool add_corner(struct polygon *polygon, double x, double y) {
  /* At most 2^17 pixels away. */
  const double limit = 1 << 23;
  FT_Vector corner = {to_units(x * 64, limit), to_units(y * 64, limit)};
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

/* The number of lines that keep within 1/128 pixel of a curve of n + 1 points: the distance of a chord falls with
 * the square of the number, and the second differences of the points bound it. */
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
    int n = point_count(segment->verb);
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
    ok = !FT_Outline_Render(shared_library(), &shape, &params);
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
  bool ok = shared_library() && make_polygon(outline, &matrix, &polygon);
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
