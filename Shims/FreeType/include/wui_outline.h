#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Outlines of paths: filled into masks of exact coverage, or stroked into other outlines, by FreeType. */

struct wui_outline;

enum wui_outline_verb {
  WUI_OUTLINE_MOVE,
  WUI_OUTLINE_LINE,
  WUI_OUTLINE_QUAD,
  WUI_OUTLINE_CUBIC,
  WUI_OUTLINE_CLOSE,
};

struct wui_point {
  double x, y;
};

/* A segment of a path; of `points` a move or line uses the first, a quad two, a cubic three, the end last. */
struct wui_outline_segment {
  enum wui_outline_verb verb;
  struct wui_point points[3];
};

/* x' = a x + c y + tx, y' = b x + d y + ty */
struct wui_matrix {
  double a, b, c, d, tx, ty;
};

enum wui_cap { WUI_CAP_BUTT, WUI_CAP_ROUND, WUI_CAP_SQUARE };
enum wui_join { WUI_JOIN_MITER, WUI_JOIN_ROUND, WUI_JOIN_BEVEL };

/* NULL when out of memory. */
struct wui_outline *wui_outline_create(void);
void wui_outline_destroy(struct wui_outline *outline);

bool wui_outline_add(struct wui_outline *outline, const struct wui_outline_segment *segment);
size_t wui_outline_count(const struct wui_outline *outline);
struct wui_outline_segment wui_outline_get(const struct wui_outline *outline, size_t index);

/* A rectangle around all points of the outline, controls included, mapped by `matrix`; with x1 below x0 where there
 * are none. */
struct wui_bounds {
  double x0, y0, x1, y1;
};
struct wui_bounds wui_outline_bounds(const struct wui_outline *outline, struct wui_matrix matrix);

/* The outline of the stroked path, a new outline to be filled by the non-zero rule. `units` is the number of
 * steps per unit of length in which FreeType, whose numbers are integers, computes. NULL on failure. */
struct wui_outline *wui_outline_stroke(
    const struct wui_outline *outline, double width, enum wui_cap cap, enum wui_join join,
    double miter_limit, double units);

/* Adds the coverage of pixels (0, 0) to (width, height) to a cleared buffer of 8 bits per pixel; at most 32767
 * pixels each way. Coordinates are mapped by `matrix` first. A contour of more than 32767 points is left out, the
 * limit of FreeType's outlines, and false is answered. */
bool wui_outline_fill(
    const struct wui_outline *outline, struct wui_matrix matrix, bool even_odd, uint8_t *coverage,
    int width, int height, ptrdiff_t stride);
