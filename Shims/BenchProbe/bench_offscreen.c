#include <math.h>

#include "bench_probe.h"
#include "bench_report.h"

static const double frame_time = 1.0 / 60;

/* When the next frame is due, on the monotonic clock. */
static double due;

static void show_frame(const struct bench_offscreen *run) {
    if (run->is_paced) {
        due += frame_time;
        bench_sleep_until(due);
    }
    run->advance(run->context, frame_time);
}

/* One cycle; returns the number of frames. Rests are stepped over. */
static int show_cycle(const struct bench_offscreen *run) {
    int frames = 0;
    for (int act = 0; act < run->acts_in_cycle; act++) {
        run->act(run->context);
        const int count = (int)fmax(1, round(run->motion / frame_time));
        for (int frame = 0; frame < count; frame++) {
            show_frame(run);
        }
        frames += count;
        const double rest = run->period - count * frame_time;
        if (rest > frame_time / 2) {
            run->advance(run->context, rest);
        }
    }
    return frames;
}

void bench_offscreen_run(const struct bench_offscreen *run) {
    struct bench_report report = {
        .subject = run->subject,
        .first_commit = -1,
        .answer_time = -1,
    };
    const double cycle = run->period * run->acts_in_cycle;
    const int cycles = (int)fmax(1, floor(run->seconds / cycle) - 1);
    due = bench_now();
    show_cycle(run);
    const double start = due = bench_now();
    const struct bench_usage before = bench_usage_of_all();
    for (int i = 0; i < cycles; i++) {
        report.frames += show_cycle(run);
    }
    report.cpu = bench_usage_of_all().cpu - before.cpu;
    report.seconds = bench_now() - start;
    report.memory = bench_memory_now();
    bench_report_print(&report);
}
