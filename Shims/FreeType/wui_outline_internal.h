#pragma once

#include "wui_outline.h"

#include <ft2build.h>
#include FT_FREETYPE_H

struct wui_outline {
  struct wui_outline_segment *segments;
  size_t count, capacity;
};

/* FreeType for the calling thread: its rasteriser keeps state there. NULL when out of memory. */
FT_Library wui_outline_library(void);

/* How many points of a segment its verb uses, the end included. */
int wui_outline_point_count(enum wui_outline_verb verb);

/* The nearest of FreeType's integers, within a limit that keeps its arithmetic from overflowing. */
FT_Pos wui_outline_units(double value, double limit);
