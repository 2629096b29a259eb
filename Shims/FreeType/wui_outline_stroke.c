#include "wui_outline_internal.h"

#include <math.h>
#include <string.h>

#include FT_OUTLINE_H
#include FT_STROKER_H

static const double stroke_limit = 1 << 27;

static FT_Vector to_vector(struct wui_point p, double units) {
  return (FT_Vector){
      wui_outline_units(p.x * units, stroke_limit),
      wui_outline_units(p.y * units, stroke_limit),
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

/* The stroker's offset of a curve is too far out, by 0.25 % of the width at the turns that it accepts; the share
 * falls fast with the turn, so it gets shorter pieces. */
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
  int n = wui_outline_point_count(segment->verb);
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
  error = FT_Outline_New(wui_outline_library(), points, contours, &outline);
  if (error)
    return error;
  outline.n_points = 0;
  outline.n_contours = 0;
  FT_Stroker_Export(stroker, &outline);
  error = FT_Outline_Decompose(&outline, &sink_funcs, sink);
  /* FT_Outline_Done frees what FT_Outline_New allocated whatever the counts say. */
  FT_Outline_Done(wui_outline_library(), &outline);
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
  if (!sink.outline || !wui_outline_library() || FT_Stroker_New(wui_outline_library(), &stroker))
    goto err;
  FT_Stroker_Set(
      stroker, wui_outline_units(width / 2 * units, stroke_limit), caps[cap], joins[join],
      wui_outline_units(miter_limit * 65536, stroke_limit));

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
