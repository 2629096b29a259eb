/* W6: the first of many rows is drawn anew; the others are pixels already. */
#include "floor_workload.h"

#include <math.h>
#include <stdio.h>

#include "floor_text.h"

static struct picture page; /* all rows but the first */
static double pt;

static int px(double points) {
    return (int)lround(points * pt);
}

static void prepare(int width, int height, double scale, int rows) {
    pt = scale;
    page = picture_create(width, height);
    picture_fill(&page, (struct rect){0, 0, width, height}, 0xffffffff);
    for (int row = 1; row < rows && row * px(20) < height; row++) {
        char text[32];
        snprintf(text, sizeof(text), "Row %d", row);
        text_draw(&page, text, 0, row * px(20) + px(15), px(13), 0xff000000);
    }
}

static struct rect change(double from, double to) {
    return from != to ? (struct rect){0, 0, px(160), px(20)}
                      : (struct rect){0};
}

static void draw(const struct picture *picture, struct rect area, double moment) {
    picture_copy(picture, &page, area);
    char text[32];
    snprintf(text, sizeof(text), "Changed %d times", (int)moment);
    text_draw(picture, text, 0, px(15), px(13), 0xff000000);
}

const struct workload floor_rows = {
    .name = "rows",
    .prepare = prepare,
    .change = change,
    .draw = draw,
    .period = 1.0 / 60,
    .motion = 1.0 / 60,
    .acts_in_cycle = 60,
    .counts = true,
};
