#pragma once

#include "floor_picture.h"

/** A line of text, its baseline's start at x, y, in a size of device pixels. */
void text_draw(const struct picture *picture, const char *text, int x, int y,
               int size, uint32_t color);
/** The same into a mask. */
void text_cover(const struct mask *mask, const char *text, int x, int y, int size);
/** How long the line is, in device pixels. */
int text_width(const char *text, int size);
