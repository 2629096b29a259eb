#include "bench_report.h"

#include <stdio.h>

static double per_frame(const struct bench_report *report) {
    return report->frames > 0 ? report->cpu * 1e3 / report->frames : 0;
}

static void print_json(const struct bench_report *report) {
    printf("{\"program\": \"%s\", \"workload\": \"%s\", \"frames\": %d, "
           "\"seconds\": %.3f, \"cpuPerFrame\": %.4f, \"cpu\": %.3f, ",
           report->subject.program, report->subject.workload, report->frames,
           report->seconds, per_frame(report), report->cpu * 1e3);
    if (report->first_commit >= 0) {
        printf("\"firstCommit\": %.2f, ", report->first_commit * 1e3);
    }
    if (report->answer_time >= 0) {
        printf("\"answerTime\": %.3f, \"longestAnswerTime\": %.3f, ",
               report->answer_time * 1e3, report->longest_answer_time * 1e3);
    }
    printf("\"restSeconds\": %.3f, \"restCPU\": %.3f, \"restWakeUps\": %ld, "
           "\"peakRSS\": %ld, \"pss\": %ld, \"pssShared\": %ld}\n",
           report->rest_seconds, report->rest_cpu * 1e3, report->rest_wake_ups,
           report->memory.peak_rss, report->memory.pss,
           report->memory.pss_shared);
}

static void print_text(const struct bench_report *report) {
    const struct bench_memory *memory = &report->memory;
    printf("%s, %s\n", report->subject.program, report->subject.workload);
    printf("  frames presented        %d in %.2f s\n", report->frames,
           report->seconds);
    if (report->frames > 0) {
        printf("  CPU per frame           %.3f ms\n", per_frame(report));
    } else {
        printf("  CPU                     %.3f ms\n", report->cpu * 1e3);
    }
    if (report->answer_time >= 0) {
        printf("  callback to commit      %.3f ms, at worst %.3f ms\n",
               report->answer_time * 1e3, report->longest_answer_time * 1e3);
    }
    if (report->first_commit >= 0) {
        printf("  exec to first commit    %.1f ms\n", report->first_commit * 1e3);
    }
    if (report->rest_seconds > 0) {
        printf("  at rest                 %ld wake-ups, %.3f ms CPU in %.2f s\n",
               report->rest_wake_ups, report->rest_cpu * 1e3,
               report->rest_seconds);
    }
    printf("  memory                  %.1f MiB PSS (%.1f of it buffers), peak RSS "
           "%.1f MiB\n",
           (double)memory->pss / 1024, (double)memory->pss_shared / 1024,
           (double)memory->peak_rss / 1024);
}

void bench_report_print(const struct bench_report *report) {
    (report->subject.is_json ? print_json : print_text)(report);
    fflush(stdout);
}
