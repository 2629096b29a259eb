/* W1: a page that is kept as a picture, dimmed as it is copied; the panel, which
 * is kept too, over it. What the panel covers is not drawn. */
#include "floor_workload.h"

#include <math.h>
#include <stdio.h>

#include "floor_text.h"

static struct picture page, panel;
static double pt; /* device pixels per point */

static int px(double points) {
    return (int)lround(points * pt);
}

static void draw_rounded(const struct picture *picture, struct rect place,
                         double radius, uint32_t color) {
    const struct mask mask = mask_create(place.width, place.height);
    mask_fill_rounded(&mask, 0, 0, place.width, place.height, radius);
    picture_paint(picture, &mask, place.x, place.y, color, 255, place);
}

static void draw_card(struct rect place) {
    draw_rounded(&page, place, px(12), 0xffffffff);
    const int x = place.x + px(16), y = place.y + place.height / 2;
    text_draw(&page, "Card number 1", x, y - px(16), px(13), 0xff000000);
    text_draw(&page, "The second line says a little more", x, y + px(5), px(13),
              0xff000000);
    text_draw(&page, "and the third one ends it", x, y + px(26), px(13), 0xff808080);
}

static void draw_page(int width, int height) {
    page = picture_create(width, height);
    picture_fill(&page, (struct rect){0, 0, width, height}, 0xfff2f2f2);
    picture_fill(&page, (struct rect){0, 0, width, px(56)}, 0xffffffff);
    text_draw(&page, "Overview", width / 2 - px(30), px(34), px(17), 0xff000000);
    const int card = (width - 5 * px(16)) / 4;
    for (int i = 0; i < 12; i++) {
        draw_card((struct rect){
            px(16) + i % 4 * (card + px(16)),
            px(72) + i / 4 * px(208),
            card,
            px(192),
        });
    }
}

static void draw_panel(int height) {
    panel = picture_create(px(300), height);
    picture_fill(&panel, (struct rect){0, 0, panel.width, height}, 0xffffffff);
    for (int row = 0; row < 8; row++) {
        const int y = px(16 + row * 56 + 24);
        char text[32];
        snprintf(text, sizeof(text), "Row number %d", row + 1);
        draw_rounded(&panel, (struct rect){px(16), y - px(8), px(16), px(14)}, px(2),
                     0xff404040);
        text_draw(&panel, text, px(40), y + px(5), px(13), 0xff000000);
    }
}

static void prepare(int width, int height, double scale, int rows) {
    pt = scale;
    draw_page(width, height);
    draw_panel(height);
}

/* The scrim lies over everything. */
static struct rect change(double from, double to) {
    return from != to ? (struct rect){0, 0, page.width, page.height}
                      : (struct rect){0};
}

static void draw(const struct picture *picture, struct rect area, double moment) {
    const int seen = (int)lround(panel.width * moment);
    const struct rect covered =
        rect_intersection(area, (struct rect){0, 0, seen, page.height});
    for (int y = covered.y; y < covered.y + covered.height; y++) {
        const struct rect row = {0, y, covered.width, 1};
        const struct picture shifted = {
            .pixels = panel.pixels + (panel.width - seen),
            .stride = panel.stride,
        };
        picture_copy(picture, &shifted, row);
    }
    const struct rect rest = rect_intersection(
        area, (struct rect){seen, 0, page.width - seen, page.height});
    const unsigned opacity = (unsigned)lround(0.4 * 255 * moment);
    if (opacity == 0) {
        picture_copy(picture, &page, rest);
    } else {
        picture_copy_dimmed(picture, &page, rest, opacity);
    }
}

const struct workload floor_drawer = {
    .name = "drawer",
    .prepare = prepare,
    .change = change,
    .draw = draw,
    .period = 1,
    .motion = 0.6,
    .acts_in_cycle = 2,
};

/* W4: the same page, and nothing happens. */
const struct workload floor_idle = {
    .name = "idle",
    .prepare = prepare,
    .change = change,
    .draw = draw,
};
