#pragma once

#include "floor_workload.h"

/** Shows a workload in a window, in device pixels, until the connection ends. */
void floor_window_run(const struct workload *workload, int width, int height,
                      double scale, int rows);
/** The next movement is to start; may be called on another thread. */
void floor_window_act(void);
