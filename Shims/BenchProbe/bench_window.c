#define _GNU_SOURCE
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#include "bench_probe.h"
#include "bench_report.h"
#include "bench_wire.h"

/* After the first frame, for what it may leave to the next ones. */
static const double settling = 0.5;
/* How long after the end of a motion its last frame must have been shown. */
static const double margin = 0.1;

static struct bench_window run;

/* Adds up what a rest takes, from after the last frame to the next act. */
static void measure_rest(struct bench_report *report, double act, double end) {
    const double start = act + run.motion + margin;
    if (run.motion <= 0 || start >= end) {
        return bench_sleep_until(end);
    }
    bench_sleep_until(start);
    const struct bench_usage before = bench_usage_of_others();
    bench_sleep_until(end);
    const struct bench_usage after = bench_usage_of_others();
    report->rest_seconds += end - start;
    report->rest_cpu += fmax(0, after.cpu - before.cpu);
    report->rest_wake_ups += after.wake_ups - before.wake_ups;
}

static int compare_times(const void *left, const void *right) {
    const double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

/* From the answer with an index on, as far as they have come. */
static void report_answers(struct bench_report *report, int first) {
    const int count = bench_wire.answers - first;
    if (count == 0) {
        report->answer_time = -1;
        return;
    }
    /* Nobody reads them in order any more. */
    double *times = bench_wire.answer_times + first;
    qsort(times, (size_t)count, sizeof(*times), compare_times);
    report->answer_time = times[count / 2];
    report->longest_answer_time = times[count - 1];
}

/* A frame that it leads to does not answer a callback from before. */
static void act(void) {
    bench_wire.callback = 0;
    run.act();
}

/* Acts, over and over; returns the moment of the end. */
static double measure_cycles(struct bench_report *report, double start,
                             int cycles) {
    double moment = start;
    for (int i = 0; i < cycles * run.acts_in_cycle; i++) {
        act();
        const double next = start + (i + 1) * run.period;
        measure_rest(report, moment, next);
        moment = next;
    }
    return moment;
}

/* Nothing happens; all of it is rest. */
static double measure_idle(struct bench_report *report, double start,
                           double seconds) {
    const struct bench_usage before = bench_usage_of_others();
    bench_sleep_until(start + seconds);
    const struct bench_usage after = bench_usage_of_others();
    report->rest_seconds = seconds;
    report->rest_cpu = fmax(0, after.cpu - before.cpu);
    report->rest_wake_ups = after.wake_ups - before.wake_ups;
    return start + seconds;
}

static void *measure(void *data) {
    while (sem_wait(&bench_wire.begun) != 0) {
    }
    double start = bench_wire.first_frame + settling;
    bench_sleep_until(start);

    const double cycle = run.period * run.acts_in_cycle;
    struct bench_report warming = {0};
    if (cycle > 0) {
        start = measure_cycles(&warming, start, 1);
    }
    struct bench_report report = {.subject = run.subject};
    const struct bench_usage before = bench_usage_of_others();
    const int frames = bench_wire.frames, answers = bench_wire.answers;
    const double end =
        cycle > 0
            ? measure_cycles(&report, start,
                             (int)fmax(1, floor(run.seconds / cycle) - 1))
            : measure_idle(&report, start, run.seconds);
    report.cpu = fmax(0, bench_usage_of_others().cpu - before.cpu);
    report.frames = bench_wire.frames - frames;
    report.seconds = end - start;
    report_answers(&report, answers);
    report.first_commit =
        bench_exec_moment() > 0 ? bench_wire.first_frame - bench_exec_moment() : -1;
    report.memory = bench_memory_now();
    bench_report_print(&report);
    _exit(0);
}

void bench_window_start(const struct bench_window *window) {
    run = *window;
    bench_wire_init();
    pthread_t thread;
    if (pthread_create(&thread, NULL, measure, NULL) != 0) {
        abort();
    }
    pthread_detach(thread);
}
