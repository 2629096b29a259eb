#pragma once

#include <semaphore.h>

/** What went to the compositor. */
struct bench_wire {
    /** Commits of the window that attached a buffer. */
    _Atomic int frames;
    /** The moment of the first of them, in seconds of the monotonic clock. */
    _Atomic double first_frame;
    /** Posted at the first of them. */
    sem_t begun;
};

extern struct bench_wire bench_wire;

/** Must come before the connection to the compositor. */
void bench_wire_init(void);
