#pragma once

#include "floor_picture.h"

/**
 * Blends an opaque colour through a mask, whose corner is at x, y, over opaque
 * pixels: by difference, then by hue, then by overlay, as the W3C's Compositing
 * and Blending has them. One pass: a pixel is read and written once.
 */
void blend_titles(const struct picture *picture, const struct mask *mask, int x,
                  int y, uint32_t color, struct rect area);
