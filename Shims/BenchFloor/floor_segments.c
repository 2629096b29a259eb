/* W3: the control's ground is kept as a picture and the titles as a mask; the
 * pill is painted between, and the titles blend three times, where they are. */
#include "floor_workload.h"

#include <math.h>
#include <stdio.h>

#include "floor_blend.h"
#include "floor_text.h"

static struct picture ground; /* the whole control */
static struct mask titles, pill;
static double pt;
static int left, top;
static int window_width, window_height;

static int px(double points) {
    return (int)lround(points * pt);
}

static void prepare(int width, int height, double scale, int rows) {
    pt = scale;
    window_width = width;
    window_height = height;
    const struct rect place = {0, 0, px(400), px(48)};
    left = (width - place.width) / 2;
    top = (height - place.height) / 2;
    ground = picture_create(place.width, place.height);
    picture_fill(&ground, place, 0xffffffff);
    const struct mask shape = mask_create(place.width, place.height);
    mask_fill_rounded(&shape, 0, 0, place.width, place.height, 14 * pt);
    picture_paint(&ground, &shape, 0, 0, 0xff007aff, 255, place);

    titles = mask_create(place.width, place.height);
    for (int i = 0; i < 5; i++) {
        char text[16];
        snprintf(text, sizeof(text), "Part %d", i + 1);
        const double middle = (4 + 392 / 5.0 * (i + 0.5)) * pt;
        text_cover(&titles, text, (int)middle - text_width(text, px(13)) / 2,
                   px(24 + 5), px(13));
    }
    pill = mask_create(px(392 / 5.0) + 2, px(40));
}

static double pill_x(double moment) {
    return (4 + 392 / 5.0 * 4 * moment) * pt;
}

static struct rect pill_place(double moment) {
    const int x = (int)floor(pill_x(moment));
    return (struct rect){left + x, top + px(4), pill.width, pill.height};
}

static struct rect change(double from, double to) {
    return from != to ? rect_union(pill_place(from), pill_place(to))
                      : (struct rect){0};
}

static void draw(const struct picture *picture, struct rect area, double moment) {
    const struct rect control = {left, top, ground.width, ground.height};
    const struct rect inner = rect_intersection(area, control);
    if (inner.width != area.width || inner.height != area.height) {
        picture_fill(picture, area, 0xffffffff);
    }
    for (int y = inner.y; y < inner.y + inner.height; y++) {
        const uint32_t *from = picture_at(&ground, inner.x - left, y - top);
        uint32_t *to = picture_at(picture, inner.x, y);
        for (int x = 0; x < inner.width; x++) {
            to[x] = from[x];
        }
    }
    const struct rect place = pill_place(moment);
    mask_fill_rounded(&pill, pill_x(moment) - floor(pill_x(moment)), 0,
                      392 / 5.0 * pt, pill.height, 10 * pt);
    picture_paint(picture, &pill, place.x, place.y, 0xffffffff, 255, inner);
    blend_titles(picture, &titles, left, top, 0xffffffff, inner);
}

const struct workload floor_segments = {
    .name = "segments",
    .prepare = prepare,
    .change = change,
    .draw = draw,
    .period = 1,
    .motion = 0.6,
    .acts_in_cycle = 2,
};
