#include "floor_blend.h"

#include <stdlib.h>

/* Red, green and blue, 0…255. */
struct rgb {
    int c[3];
};

static struct rgb unpack(uint32_t pixel) {
    return (struct rgb){{pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255}};
}

static int largest(struct rgb a) {
    const int two = a.c[0] > a.c[1] ? a.c[0] : a.c[1];
    return two > a.c[2] ? two : a.c[2];
}

static int least(struct rgb a) {
    const int two = a.c[0] < a.c[1] ? a.c[0] : a.c[1];
    return two < a.c[2] ? two : a.c[2];
}

/* In 100ths of a step. */
static int luminosity(struct rgb a) {
    return 30 * a.c[0] + 59 * a.c[1] + 11 * a.c[2];
}

static int divide(int a, int by255) {
    const int product = a * by255 + 0x80;
    return (product + (product >> 8)) >> 8;
}

static struct rgb difference(struct rgb under, struct rgb over) {
    for (int i = 0; i < 3; i++) {
        over.c[i] = abs(under.c[i] - over.c[i]);
    }
    return over;
}

/* The colour's hue with the saturation and the luminosity of what is under it. */
static struct rgb hue(struct rgb under, struct rgb over) {
    const int low = least(over), range = largest(over) - low;
    const int saturation = largest(under) - least(under);
    for (int i = 0; i < 3; i++) {
        over.c[i] = range > 0 ? (over.c[i] - low) * saturation / range : 0;
    }
    const int wanted = luminosity(under);
    const int shift = (wanted - luminosity(over)) / 100;
    for (int i = 0; i < 3; i++) {
        over.c[i] += shift;
    }
    const int grey = wanted / 100, dark = least(over), light = largest(over);
    for (int i = 0; i < 3; i++) {
        if (dark < 0) {
            over.c[i] = grey + (over.c[i] - grey) * grey / (grey - dark);
        }
        if (light > 255) {
            over.c[i] = grey + (over.c[i] - grey) * (255 - grey) / (light - grey);
        }
    }
    return over;
}

static struct rgb overlay(struct rgb under, struct rgb over) {
    for (int i = 0; i < 3; i++) {
        const int u = under.c[i];
        over.c[i] = u < 128 ? divide(2 * u, over.c[i])
                            : 255 - divide(2 * (255 - u), 255 - over.c[i]);
    }
    return over;
}

static struct rgb mix(struct rgb under, struct rgb blended, int coverage) {
    for (int i = 0; i < 3; i++) {
        under.c[i] = divide(under.c[i], 255 - coverage) +
                     divide(blended.c[i], coverage);
    }
    return under;
}

void blend_titles(const struct picture *picture, const struct mask *mask, int x,
                  int y, uint32_t color, struct rect area) {
    const struct rgb over = unpack(color);
    area = rect_intersection(area, (struct rect){x, y, mask->width, mask->height});
    for (int row = area.y; row < area.y + area.height; row++) {
        const uint8_t *coverage =
            mask->pixels + (row - y) * mask->stride + (area.x - x);
        uint32_t *pixels = picture_at(picture, area.x, row);
        for (int i = 0; i < area.width; i++) {
            const int share = coverage[i];
            if (share == 0) {
                continue;
            }
            struct rgb a = unpack(pixels[i]);
            a = mix(a, difference(a, over), share);
            a = mix(a, hue(a, over), share);
            a = mix(a, overlay(a, over), share);
            pixels[i] = 0xff000000u | (uint32_t)(a.c[0] << 16 | a.c[1] << 8 | a.c[2]);
        }
    }
}
