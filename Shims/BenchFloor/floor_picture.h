#pragma once

#include <stdbool.h>
#include <stdint.h>

/** A rectangle of device pixels; empty where the width is 0. */
struct rect {
    int x, y, width, height;
};

struct rect rect_union(struct rect a, struct rect b);
struct rect rect_intersection(struct rect a, struct rect b);

/** Premultiplied ARGB, native endian. */
struct picture {
    uint32_t *pixels;
    int width, height;
    int stride; /* pixels from row to row */
};

struct picture picture_create(int width, int height);
static inline uint32_t *picture_at(const struct picture *picture, int x, int y) {
    return picture->pixels + (long)y * picture->stride + x;
}

/** Fills with an opaque colour. */
void picture_fill(const struct picture *picture, struct rect area,
                  uint32_t color);
/** Copies the same place of another picture. */
void picture_copy(const struct picture *picture, const struct picture *from,
                  struct rect area);
/** Copies the same place of another picture under black of an opacity of 0…255. */
void picture_copy_dimmed(const struct picture *picture,
                         const struct picture *from, struct rect area,
                         unsigned opacity);

/** A coverage of 0…255 for each pixel. */
struct mask {
    uint8_t *pixels;
    int width, height;
    int stride; /* bytes from row to row */
};

struct mask mask_create(int width, int height);
/** A rounded rectangle with its corner at a place between pixels. */
void mask_fill_rounded(const struct mask *mask, double x, double y, double width,
                       double height, double radius);
/** Paints a colour of an opacity of 0…255 through a mask, whose corner is at x, y. */
void picture_paint(const struct picture *picture, const struct mask *mask, int x,
                   int y, uint32_t color, unsigned opacity, struct rect area);
