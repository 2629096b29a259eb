#pragma once

#include <stdbool.h>

/**
 * Measures the process that it is linked into, from the outside of whatever
 * draws in it: the same code sits in the client made with the toolkit and in the
 * raw one.
 *
 * Frames are counted, and timed, on the wire. The executable's `sendmsg` and
 * `recvmsg` take the place of libc's for libwayland too, and read along what goes
 * to the compositor and what comes from it.
 */

/** What is measured, and how it is printed. */
struct bench_subject {
    const char *program;  /* who draws: "waylandui", "floor" */
    const char *workload; /* "drawer" */
    bool is_json;
};

/** A run in a window. */
struct bench_window {
    struct bench_subject subject;
    /** How long it takes from the first frame on, in seconds. */
    double seconds;
    /** Between two calls of `act`, in seconds; 0 for no call at all. */
    double period;
    /** How much of a period something moves, in seconds; then it rests. */
    double motion;
    /** The calls that make a cycle; the first cycle is not measured. */
    int acts_in_cycle;
    /** Starts what is to be measured. Called on a thread of the probe. */
    void (*act)(void);
};

/**
 * Waits on a thread of its own for the first frame, calls `act` as planned,
 * prints the report and ends the process.
 */
void bench_window_start(const struct bench_window *run);

/** A run without a compositor, at 60 frames a second of a clock moved by hand. */
struct bench_offscreen {
    struct bench_subject subject;
    double seconds; /* as many cycles as fit, two at least */
    double period, motion;
    int acts_in_cycle;
    /** Whether each frame waits for its time, so that it finds the caches cold. */
    bool is_paced;
    void (*act)(void *context);
    /** Moves the clock by some seconds and draws. */
    void (*advance)(void *context, double seconds);
    void *context;
};

/** Runs to the end and prints the report. */
void bench_offscreen_run(const struct bench_offscreen *run);

/**
 * Sees to it that the moment of exec is known, where it is not because nobody
 * handed it down: by one more exec. To be called first of all.
 */
void bench_note_exec(char **arguments);
