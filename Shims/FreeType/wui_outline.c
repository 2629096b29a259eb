#include "wui_outline.h"

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

static FT_Vector stroke_point(const struct wui_outline_segment *segment, int index, double units) {
  return (FT_Vector){
      to_units(segment->points[index].x * units, stroke_limit),
      to_units(segment->points[index].y * units, stroke_limit),
  };
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

static FT_Error stroke_segment(
    FT_Stroker stroker, const struct wui_outline_segment *segment, double units) {
  FT_Vector p[3] = {{0}};
  for (int i = 0; i < point_count(segment->verb); i++)
    p[i] = stroke_point(segment, i, units);
  switch (segment->verb) {
  case WUI_OUTLINE_LINE:
    return FT_Stroker_LineTo(stroker, &p[0]);
  case WUI_OUTLINE_QUAD:
    return FT_Stroker_ConicTo(stroker, &p[0], &p[1]);
  case WUI_OUTLINE_CUBIC:
    return FT_Stroker_CubicTo(stroker, &p[0], &p[1], &p[2]);
  default:
    return 0;
  }
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
  for (size_t i = 0; i < outline->count; i++) {
    const struct wui_outline_segment *segment = &outline->segments[i];
    FT_Error error = 0;
    if (segment->verb == WUI_OUTLINE_MOVE) {
      FT_Vector start = stroke_point(segment, 0, units);
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
      error = stroke_segment(stroker, segment, units);
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

static void push(
    FT_Outline *outline, const struct wui_outline_segment *segment, int index, char tag,
    const struct wui_matrix *m) {
  /* FreeType's 26.6 numbers, at most 2^17 pixels away. */
  const double limit = 1 << 23;
  double x = segment->points[index].x, y = segment->points[index].y;
  outline->points[outline->n_points] = (FT_Vector){
      to_units((m->a * x + m->c * y + m->tx) * 64, limit),
      to_units((m->b * x + m->d * y + m->ty) * 64, limit),
  };
  outline->tags[outline->n_points++] = tag;
}

static void end_contour(FT_Outline *outline) {
  int previous = outline->n_contours ? outline->contours[outline->n_contours - 1] : -1;
  if (outline->n_points - 1 > previous)
    outline->contours[outline->n_contours++] = (short)(outline->n_points - 1);
}

static bool flush(FT_Outline *outline, struct target *target, int width, int height) {
  end_contour(outline);
  if (outline->n_points == 0)
    return true;
  outline->flags = target->even_odd ? FT_OUTLINE_EVEN_ODD_FILL : 0;
  FT_Raster_Params params = {
      .flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP,
      .gray_spans = add_spans,
      .user = target,
      .clip_box = {0, 0, width, height},
  };
  FT_Error error = FT_Outline_Render(shared_library(), outline, &params);
  target->has_content = true;
  outline->n_points = 0;
  outline->n_contours = 0;
  return !error;
}

/* The number of points of the contour that begins at `index`, and where the next begins. */
static size_t contour_size(const struct wui_outline *outline, size_t index, size_t *next) {
  size_t points = 0, i = index;
  do
    points += (size_t)point_count(outline->segments[i].verb);
  while (++i < outline->count && outline->segments[i].verb != WUI_OUTLINE_MOVE);
  *next = i;
  return points;
}

bool wui_outline_fill(
    const struct wui_outline *outline, struct wui_matrix matrix, bool even_odd, uint8_t *coverage,
    int width, int height, ptrdiff_t stride) {
  static const char tags[4][3] = {
      [WUI_OUTLINE_MOVE] = {FT_CURVE_TAG_ON},
      [WUI_OUTLINE_LINE] = {FT_CURVE_TAG_ON},
      [WUI_OUTLINE_QUAD] = {FT_CURVE_TAG_CONIC, FT_CURVE_TAG_ON},
      [WUI_OUTLINE_CUBIC] = {FT_CURVE_TAG_CUBIC, FT_CURVE_TAG_CUBIC, FT_CURVE_TAG_ON},
  };
  const size_t limit = 32767;
  size_t total = 0;
  for (size_t i = 0; i < outline->count; i++)
    total += (size_t)point_count(outline->segments[i].verb);
  size_t capacity = total < limit ? total : limit;
  if (capacity == 0)
    return true;

  struct target target = {.coverage = coverage, .stride = stride, .even_odd = even_odd};
  FT_Outline shape = {
      .points = malloc(capacity * sizeof(FT_Vector)),
      .tags = malloc(capacity),
      .contours = malloc(capacity * sizeof(short)),
  };
  bool ok = shared_library() && shape.points && shape.tags && shape.contours;
  size_t next;
  for (size_t start = 0; ok && start < outline->count; start = next) {
    size_t points = contour_size(outline, start, &next);
    if (points > limit) {
      ok = false;
      break;
    }
    if ((size_t)shape.n_points + points > capacity)
      ok = flush(&shape, &target, width, height);
    end_contour(&shape);
    for (size_t i = start; i < next; i++) {
      const struct wui_outline_segment *segment = &outline->segments[i];
      for (int p = 0; p < point_count(segment->verb); p++)
        push(&shape, segment, p, tags[segment->verb][p], &matrix);
    }
  }
  if (ok)
    ok = flush(&shape, &target, width, height);
  free(shape.points);
  free(shape.tags);
  free(shape.contours);
  return ok;
}
