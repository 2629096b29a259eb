#include "floor_offscreen.h"

#include "floor_movement.h"

struct offscreen {
    const struct workload *workload;
    struct picture picture;
    struct movement movement;
    double time, shown;
};

static void act(void *context) {
    struct offscreen *offscreen = context;
    movement_act(&offscreen->movement, offscreen->time);
}

static void advance(void *context, double seconds) {
    struct offscreen *offscreen = context;
    offscreen->time += seconds;
    const double moment = movement_at(&offscreen->movement, offscreen->time);
    const struct rect damage =
        offscreen->workload->change(offscreen->shown, moment);
    if (damage.width > 0) {
        offscreen->workload->draw(&offscreen->picture, damage, moment);
    }
    offscreen->shown = moment;
}

void floor_offscreen_run(const struct workload *workload,
                         struct bench_offscreen *run, int width, int height,
                         double scale, int rows) {
    struct offscreen offscreen = {
        .workload = workload,
        .picture = picture_create(width, height),
        .movement = {.duration = workload->motion, .counts = workload->counts},
    };
    workload->prepare(width, height, scale, rows);
    workload->draw(&offscreen.picture, (struct rect){0, 0, width, height}, 0);
    run->act = act;
    run->advance = advance;
    run->context = &offscreen;
    bench_offscreen_run(run);
}
