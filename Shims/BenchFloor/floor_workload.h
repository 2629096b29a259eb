#pragma once

#include "floor_picture.h"

/** What one of the raw pictures needs. The picture is of one size for good. */
struct workload {
    const char *name;
    /** Makes what stays the same; the sizes are in device pixels. */
    void (*prepare)(int width, int height, double scale, int rows);
    /** The place that differs between two moments, 0…1 for a movement. */
    struct rect (*change)(double from, double to);
    /** Draws the moment within an area of a buffer. */
    void (*draw)(const struct picture *picture, struct rect area, double moment);
    /** As the toolkit's scene of the name. In seconds. */
    double period, motion;
    int acts_in_cycle;
    /** The moment goes up by one with every act, instead of there and back. */
    bool counts;
};

extern const struct workload floor_drawer, floor_arc, floor_segments, floor_idle,
    floor_rows;
