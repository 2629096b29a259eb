#define _GNU_SOURCE
#include "bench_usage.h"

#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "bench_probe.h"

static double clock_seconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

double bench_now(void) {
    return clock_seconds(CLOCK_MONOTONIC);
}

void bench_sleep_until(double moment) {
    const struct timespec time = {
        .tv_sec = (time_t)moment,
        .tv_nsec = (long)((moment - (double)(time_t)moment) * 1e9),
    };
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, NULL) == EINTR) {
    }
}

struct bench_usage bench_usage_of_all(void) {
    struct rusage all;
    getrusage(RUSAGE_SELF, &all);
    return (struct bench_usage){
        .cpu = clock_seconds(CLOCK_PROCESS_CPUTIME_ID),
        .wake_ups = all.ru_nvcsw,
    };
}

struct bench_usage bench_usage_of_others(void) {
    struct bench_usage usage = bench_usage_of_all();
    struct rusage own;
    getrusage(RUSAGE_THREAD, &own);
    usage.cpu -= clock_seconds(CLOCK_THREAD_CPUTIME_ID);
    usage.wake_ups -= own.ru_nvcsw;
    return usage;
}

/* The number behind a name in a file of /proc; 0 where it is not there. */
static long number_in(const char *path, const char *name) {
    long number = 0;
    char line[256];
    FILE *file = fopen(path, "re");
    while (file != NULL && fgets(line, sizeof(line), file) != NULL) {
        if (strncmp(line, name, strlen(name)) == 0) {
            number = strtol(line + strlen(name), NULL, 10);
        }
    }
    if (file != NULL) {
        fclose(file);
    }
    return number;
}

/* What of our own program's file the processes that run it share: whoever
 * started us may be one, which is no reason to count less. */
static long own_file_shared(void) {
    char own[PATH_MAX];
    const ssize_t length = readlink("/proc/self/exe", own, sizeof(own) - 1);
    if (length < 0) {
        return 0;
    }
    own[length] = '\0';
    FILE *file = fopen("/proc/self/smaps", "re");
    long shared = 0;
    char line[PATH_MAX + 128];
    bool is_own = false;
    while (file != NULL && fgets(line, sizeof(line), file) != NULL) {
        long number;
        int range_end = 0;
        if (sscanf(line, "Rss: %ld", &number) == 1) {
            shared += is_own ? number : 0;
        } else if (sscanf(line, "Pss: %ld", &number) == 1) {
            shared -= is_own ? number : 0;
        } else if (sscanf(line, "%*x-%*x%n", &range_end) == 0 && range_end > 0) {
            line[strcspn(line, "\n")] = '\0';
            const char *path = strchr(line, '/');
            is_own = path != NULL && strcmp(path, own) == 0;
        }
    }
    if (file != NULL) {
        fclose(file);
    }
    return shared;
}

struct bench_memory bench_memory_now(void) {
    /* Not ru_maxrss, which an exec does not reset. */
    return (struct bench_memory){
        .peak_rss = number_in("/proc/self/status", "VmHWM:"),
        .pss = number_in("/proc/self/smaps_rollup", "Pss:") + own_file_shared(),
        .pss_shared = number_in("/proc/self/smaps_rollup", "Pss_Shmem:"),
    };
}

/* The clock goes on across exec, so whoever starts us can say when that was. */
static const char exec_variable[] = "BENCH_EXEC_MOMENT";

double bench_exec_moment(void) {
    const char *text = getenv(exec_variable);
    return text != NULL ? strtod(text, NULL) : 0;
}

void bench_note_exec(char **arguments) {
    if (getenv(exec_variable) != NULL) {
        return;
    }
    char text[32];
    snprintf(text, sizeof(text), "%.9f", bench_now());
    setenv(exec_variable, text, 1);
    execv("/proc/self/exe", arguments);
}
