#pragma once

#include <bench_probe.h>

#include "floor_workload.h"

/** Draws a workload into one buffer, with a clock that is moved by hand. */
void floor_offscreen_run(const struct workload *workload,
                         struct bench_offscreen *run, int width, int height,
                         double scale, int rows);
