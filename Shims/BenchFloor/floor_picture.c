#include "floor_picture.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <pixman.h>

struct rect rect_union(struct rect a, struct rect b) {
    if (a.width == 0 || b.width == 0) {
        return a.width == 0 ? b : a;
    }
    const int x = a.x < b.x ? a.x : b.x, y = a.y < b.y ? a.y : b.y;
    const int right = a.x + a.width > b.x + b.width ? a.x + a.width : b.x + b.width;
    const int end =
        a.y + a.height > b.y + b.height ? a.y + a.height : b.y + b.height;
    return (struct rect){x, y, right - x, end - y};
}

struct rect rect_intersection(struct rect a, struct rect b) {
    const int x = a.x > b.x ? a.x : b.x, y = a.y > b.y ? a.y : b.y;
    const int right = a.x + a.width < b.x + b.width ? a.x + a.width : b.x + b.width;
    const int end =
        a.y + a.height < b.y + b.height ? a.y + a.height : b.y + b.height;
    return right > x && end > y ? (struct rect){x, y, right - x, end - y}
                                : (struct rect){0};
}

struct picture picture_create(int width, int height) {
    const size_t size = (size_t)width * (size_t)height * sizeof(uint32_t);
    return (struct picture){
        .pixels = aligned_alloc(64, (size + 63) / 64 * 64),
        .width = width,
        .height = height,
        .stride = width,
    };
}

struct mask mask_create(int width, int height) {
    const int stride = (width + 15) / 16 * 16;
    return (struct mask){
        .pixels = calloc((size_t)stride, (size_t)height),
        .width = width,
        .height = height,
        .stride = stride,
    };
}

void picture_fill(const struct picture *picture, struct rect area,
                  uint32_t color) {
    pixman_fill(picture->pixels, picture->stride, 32, area.x, area.y, area.width,
                area.height, color);
}

void picture_copy(const struct picture *picture, const struct picture *from,
                  struct rect area) {
    for (int y = area.y; y < area.y + area.height; y++) {
        memcpy(picture_at(picture, area.x, y), picture_at(from, area.x, y),
               (size_t)area.width * sizeof(uint32_t));
    }
}

/* The distance to the outline, from half a pixel within to half without. */
void mask_fill_rounded(const struct mask *mask, double x, double y, double width,
                       double height, double radius) {
    for (int row = 0; row < mask->height; row++) {
        for (int column = 0; column < mask->width; column++) {
            const double dx =
                fabs(column + 0.5 - x - width / 2) - (width / 2 - radius);
            const double dy =
                fabs(row + 0.5 - y - height / 2) - (height / 2 - radius);
            const double distance = hypot(fmax(dx, 0), fmax(dy, 0)) +
                                    fmin(fmax(dx, dy), 0) - radius;
            const double coverage = fmin(fmax(0.5 - distance, 0), 1);
            mask->pixels[row * mask->stride + column] =
                (uint8_t)(coverage * 255 + 0.5);
        }
    }
}

static pixman_color_t solid(uint32_t color, unsigned opacity) {
    const unsigned scale = opacity * 257;
    return (pixman_color_t){
        .red = (uint16_t)((color >> 16 & 255) * scale / 255),
        .green = (uint16_t)((color >> 8 & 255) * scale / 255),
        .blue = (uint16_t)((color & 255) * scale / 255),
        .alpha = (uint16_t)scale,
    };
}

void picture_paint(const struct picture *picture, const struct mask *mask, int x,
                   int y, uint32_t color, unsigned opacity, struct rect area) {
    area = rect_intersection(area, (struct rect){x, y, mask->width, mask->height});
    if (area.width == 0) {
        return;
    }
    const pixman_color_t paint = solid(color, opacity);
    pixman_image_t *source = pixman_image_create_solid_fill(&paint);
    pixman_image_t *coverage = pixman_image_create_bits_no_clear(
        PIXMAN_a8, mask->width, mask->height, (uint32_t *)(void *)mask->pixels,
        mask->stride);
    pixman_image_t *target = pixman_image_create_bits_no_clear(
        PIXMAN_a8r8g8b8, picture->width, picture->height, picture->pixels,
        picture->stride * 4);
    pixman_image_composite32(PIXMAN_OP_OVER, source, coverage, target, 0, 0,
                             area.x - x, area.y - y, area.x, area.y, area.width,
                             area.height);
    pixman_image_unref(target);
    pixman_image_unref(coverage);
    pixman_image_unref(source);
}
