#include "floor_movement.h"

#include <math.h>

void movement_act(struct movement *movement, double time) {
    movement->from = movement->to;
    movement->to = movement->counts ? movement->to + 1 : 1 - movement->to;
    movement->start = time;
}

double movement_at(const struct movement *movement, double time) {
    if (movement->counts) {
        return movement->to;
    }
    /* To the end a little early: a clock that adds up sixtieths is not exact. */
    const double share =
        fmin(1, (time - movement->start + 1e-6) / movement->duration);
    return movement->from + (movement->to - movement->from) * fmax(0, share);
}
