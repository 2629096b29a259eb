#include "wui_outline_internal.h"

#include <math.h>
#include <stdlib.h>

static _Thread_local FT_Library library;

FT_Library wui_outline_library(void) {
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

struct wui_bounds wui_outline_bounds(const struct wui_outline *outline, struct wui_matrix m) {
  struct wui_bounds bounds = {.x0 = INFINITY, .y0 = INFINITY, .x1 = -INFINITY, .y1 = -INFINITY};
  for (size_t i = 0; i < outline->count; i++) {
    const struct wui_outline_segment *segment = &outline->segments[i];
    for (int j = 0; j < wui_outline_point_count(segment->verb); j++) {
      const struct wui_point *point = &segment->points[j];
      double x = m.a * point->x + m.c * point->y + m.tx, y = m.b * point->x + m.d * point->y + m.ty;
      bounds.x0 = fmin(bounds.x0, x);
      bounds.y0 = fmin(bounds.y0, y);
      bounds.x1 = fmax(bounds.x1, x);
      bounds.y1 = fmax(bounds.y1, y);
    }
  }
  return bounds;
}

int wui_outline_point_count(enum wui_outline_verb verb) {
  static const int counts[] = {
      [WUI_OUTLINE_MOVE] = 1, [WUI_OUTLINE_LINE] = 1, [WUI_OUTLINE_QUAD] = 2,
      [WUI_OUTLINE_CUBIC] = 3, [WUI_OUTLINE_CLOSE] = 0,
  };
  return counts[verb];
}

FT_Pos wui_outline_units(double value, double limit) {
  if (!(value > -limit))
    value = -limit;
  if (value > limit)
    value = limit;
  return (FT_Pos)(value < 0 ? value - 0.5 : value + 0.5);
}
