/*
 * The raw client that `bench` compares with: what a program for this one purpose
 * needs, drawn by pixman, FreeType and loops of its own.
 *
 *   BenchFloor --window|--offscreen WORKLOAD [--size WIDTHxHEIGHT] [--scale S]
 *              [--seconds N] [--rows N] [--paced] [--json]
 *
 * `bench --floor` starts it with its own arguments.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <bench_probe.h>

#include "floor_offscreen.h"
#include "floor_window.h"

struct options {
    const struct workload *workload;
    bool is_offscreen, is_paced, is_json;
    int width, height, rows;
    double scale, seconds;
};

static const struct workload *workload_named(const char *name) {
    const struct workload *known[] = {&floor_drawer, &floor_arc, &floor_segments,
                                      &floor_idle, &floor_rows};
    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
        if (strcmp(known[i]->name, name) == 0) {
            return known[i];
        }
    }
    return NULL;
}

/* True where the word and what follows it made sense. */
static bool take(struct options *options, const char *word, const char *value) {
    if (strcmp(word, "--window") == 0 || strcmp(word, "--offscreen") == 0) {
        options->is_offscreen = word[2] == 'o';
        options->workload = workload_named(value);
        return options->workload != NULL;
    } else if (strcmp(word, "--size") == 0) {
        return sscanf(value, "%dx%d", &options->width, &options->height) == 2;
    } else if (strcmp(word, "--scale") == 0) {
        return (options->scale = atof(value)) > 0;
    } else if (strcmp(word, "--seconds") == 0) {
        return (options->seconds = atof(value)) > 0;
    } else if (strcmp(word, "--rows") == 0) {
        return (options->rows = atoi(value)) > 0;
    }
    return false;
}

static bool read_arguments(struct options *options, int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--paced") == 0) {
            options->is_paced = true;
        } else if (strcmp(argv[i], "--json") == 0) {
            options->is_json = true;
        } else if (i + 1 == argc || !take(options, argv[i], argv[i + 1])) {
            return false;
        } else {
            i++;
        }
    }
    return options->workload != NULL;
}

static struct bench_subject subject(const struct options *options) {
    static char name[32];
    snprintf(name, sizeof(name), "%s", options->workload->name);
    if (options->workload == &floor_rows) {
        snprintf(name, sizeof(name), "%d rows", options->rows);
    }
    return (struct bench_subject){"floor", name, options->is_json};
}

static void run_offscreen(const struct options *options) {
    const struct workload *workload = options->workload;
    const bool moves = workload->period > 0;
    struct bench_offscreen run = {
        .subject = subject(options),
        .seconds = options->seconds,
        .period = moves ? workload->period : 1,
        .motion = moves ? workload->motion : 1,
        .acts_in_cycle = moves ? workload->acts_in_cycle : 1,
        .is_paced = options->is_paced,
    };
    floor_offscreen_run(workload, &run, options->width, options->height,
                        options->scale, options->rows);
}

static void run_window(const struct options *options) {
    bench_window_start(&(struct bench_window){
        .subject = subject(options),
        .seconds = options->seconds,
        .period = options->workload->period,
        .motion = options->workload->motion,
        .acts_in_cycle = options->workload->acts_in_cycle,
        .act = floor_window_act,
    });
    floor_window_run(options->workload, options->width, options->height,
                     options->scale, options->rows);
}

int main(int argc, char **argv) {
    struct options options = {
        .width = 1920, .height = 1080, .scale = 1, .seconds = 10, .rows = 100};
    if (!read_arguments(&options, argc, argv)) {
        fprintf(stderr, "bench floor: arguments that make no sense\n");
        return 2;
    }
    if (options.is_offscreen) {
        run_offscreen(&options);
    } else {
        bench_note_exec(argv);
        run_window(&options);
    }
    return 0;
}
