#pragma once

#include <semaphore.h>

/** Of how many frames times are kept. */
enum { BENCH_LONGEST_RUN = 1 << 16 };

/** What passed between the compositor and the process. */
struct bench_wire {
    /** Commits of the window that attached a buffer. */
    _Atomic int frames;
    /** The moment of the first of them, in seconds of the monotonic clock. */
    _Atomic double first_frame;
    /** Posted at the first of them. */
    sem_t begun;
    /** When a frame callback came that no frame has answered yet; 0 for none. */
    _Atomic double callback;
    /** How many frames answered a callback. */
    _Atomic int answers;
    /** From the callback to the commit, in seconds, one for each. */
    double answer_times[BENCH_LONGEST_RUN];
};

extern struct bench_wire bench_wire;

/** Must come before the connection to the compositor. */
void bench_wire_init(void);
