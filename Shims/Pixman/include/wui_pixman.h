#pragma once

#include <pixman.h>

/* What Swift cannot import of pixman: macros, as functions and constants. */

static const pixman_format_code_t wui_pixman_argb = PIXMAN_a8r8g8b8;
static const pixman_format_code_t wui_pixman_a8 = PIXMAN_a8;

/* The 16.16 number nearest to a value. */
static inline pixman_fixed_t wui_pixman_fixed(double value) {
  double scaled = value * 65536.0;
  return (pixman_fixed_t)(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
}
