#pragma once

#include "wui_window_private.h"

/** Takes the role of a toplevel and listens to its sizes and states. */
void wui_window_state_init(struct wui_window *win);
void wui_window_state_finish(struct wui_window *win);
