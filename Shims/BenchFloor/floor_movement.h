#pragma once

#include <stdbool.h>

/** Where a movement is at a time, in seconds: there and back, or counting. */
struct movement {
    double duration;
    bool counts;
    double start, from, to;
};

/** Starts the next one. */
void movement_act(struct movement *movement, double time);
/** The moment of the picture at a time. */
double movement_at(const struct movement *movement, double time);
