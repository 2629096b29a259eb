/* W2: four arcs by FreeType, each in a mask of its own bounds, over white. */
#include "floor_workload.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

static const double radius = 150, thickness = 30;
static const uint32_t colors[4] = {0xff007aff, 0xffff3b30, 0xff34c759, 0xffffcc00};

static FT_Library library;
static struct mask mask; /* room for any arc */
static double pt, middle_x, middle_y;

static void prepare(int width, int height, double scale, int rows) {
    pt = scale;
    middle_x = width / 2.0;
    middle_y = height / 2.0;
    const int side = (int)ceil((2 * radius + thickness) * pt) + 4;
    mask = mask_create(side, side);
    if (FT_Init_FreeType(&library) != 0) {
        exit(1);
    }
}

/* Everything from the first pixel to the last that the ring may touch. */
static struct rect ring(void) {
    const double outer = (radius + thickness / 2) * pt;
    const int x = (int)floor(middle_x - outer), y = (int)floor(middle_y - outer);
    return (struct rect){x, y, (int)ceil(middle_x + outer) - x,
                         (int)ceil(middle_y + outer) - y};
}

static struct rect change(double from, double to) {
    return from != to ? ring() : (struct rect){0};
}

/* An outline of cubic curves in device pixels, y downwards, 26.6. */
struct path {
    FT_Vector points[64];
    char tags[64];
    short count;
};

static void add(struct path *path, double x, double y, char tag) {
    path->points[path->count] = (FT_Vector){lround(x * 64), lround(y * 64)};
    path->tags[path->count++] = tag;
}

/* Curves along a circle, a quarter at most each, from where it starts. */
static void add_arc(struct path *path, double r, double from, double to) {
    const int parts = (int)fmax(1, ceil(fabs(to - from) / (M_PI / 2) - 1e-9));
    const double step = (to - from) / parts;
    const double handle = 4.0 / 3 * tan(step / 4) * r;
    add(path, r * cos(from), r * sin(from), FT_CURVE_TAG_ON);
    for (int i = 0; i < parts; i++) {
        const double a = from + i * step, b = a + step;
        add(path, r * cos(a) - handle * sin(a), r * sin(a) + handle * cos(a),
            FT_CURVE_TAG_CUBIC);
        add(path, r * cos(b) + handle * sin(b), r * sin(b) - handle * cos(b),
            FT_CURVE_TAG_CUBIC);
        add(path, r * cos(b), r * sin(b), FT_CURVE_TAG_ON);
    }
}

/* Rasters the path into the mask's corner; returns its place in the window. */
static struct rect cover(struct path *path) {
    short end = (short)(path->count - 1);
    FT_Outline outline = {
        .n_contours = 1,
        .n_points = path->count,
        .points = path->points,
        .tags = path->tags,
        .contours = &end,
    };
    FT_Outline_Translate(&outline, lround(middle_x * 64), lround(middle_y * 64));
    FT_BBox box;
    FT_Outline_Get_CBox(&outline, &box);
    const int x = (int)(box.xMin >> 6), y = (int)(box.yMin >> 6);
    const int width = (int)((box.xMax + 63) >> 6) - x;
    const int height = (int)((box.yMax + 63) >> 6) - y;
    FT_Outline_Translate(&outline, -x * 64, -y * 64);
    for (int row = 0; row < height; row++) {
        memset(mask.pixels + row * mask.stride, 0, (size_t)width);
    }
    /* Rows downwards; the outline is in such coordinates too. */
    FT_Bitmap bitmap = {
        .width = (unsigned)width,
        .rows = (unsigned)height,
        .pitch = -mask.stride,
        .buffer = mask.pixels,
        .num_grays = 256,
        .pixel_mode = FT_PIXEL_MODE_GRAY,
    };
    FT_Outline_Get_Bitmap(library, &outline, &bitmap);
    return (struct rect){x, y, width, height};
}

static void draw(const struct picture *picture, struct rect area, double moment) {
    picture_fill(picture, area, 0xffffffff);
    const unsigned opacity = (unsigned)lround(moment * 255);
    if (opacity == 0) {
        return;
    }
    const double turn = (1 - moment) * M_PI, share = M_PI / 2;
    const double inner = (radius - thickness / 2) * pt;
    const double outer = (radius + thickness / 2) * pt;
    for (int i = 0; i < 4; i++) {
        const double end = turn + (i + 1) * share, start = end - share * moment;
        struct path path = {0};
        add_arc(&path, outer, start, end);
        add_arc(&path, inner, end, start);
        const struct rect place = cover(&path);
        const struct mask part = {mask.pixels, place.width, place.height,
                                  mask.stride};
        picture_paint(picture, &part, place.x, place.y, colors[i], opacity,
                      rect_intersection(area, place));
    }
}

const struct workload floor_arc = {
    .name = "arc",
    .prepare = prepare,
    .change = change,
    .draw = draw,
    .period = 1,
    .motion = 0.6,
    .acts_in_cycle = 2,
};
