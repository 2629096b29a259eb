#pragma once

#include "bench_probe.h"
#include "bench_usage.h"

/** What came out of a run. */
struct bench_report {
    struct bench_subject subject;
    /** Those measured: after the first cycle. */
    int frames;
    /** Which they took, rests included. */
    double seconds;
    /** Whole process, over these seconds, in seconds. */
    double cpu;
    /** Seconds from exec to the commit of the first picture; negative for none. */
    double first_commit;
    /** The median of the seconds from frame callback to commit; negative for none. */
    double answer_time;
    double longest_answer_time;
    /** Over the rests between the animations. */
    double rest_seconds, rest_cpu;
    long rest_wake_ups;
    struct bench_memory memory;
};

void bench_report_print(const struct bench_report *report);
