#pragma once

/** Seconds of the monotonic clock. */
double bench_now(void);
/** Sleeps until a moment of the monotonic clock. */
void bench_sleep_until(double moment);

/** What the process has used up to now, without the calling thread. */
struct bench_usage {
    double cpu; /* seconds, user and system */
    /* How often a thread went to sleep, as it must before it can be woken. */
    long wake_ups;
};

struct bench_usage bench_usage_of_others(void);
/** The same of the whole process. */
struct bench_usage bench_usage_of_all(void);

/** In KiB. */
struct bench_memory {
    long peak_rss;
    long pss;        /* pages shared with other programs count in part */
    long pss_shared; /* of that, memory such as the window's buffers */
};

struct bench_memory bench_memory_now(void);

/** The moment of exec, on the monotonic clock; 0 where it is not known. */
double bench_exec_moment(void);
