#pragma once

#include "wui_window_private.h"

/** Asks the compositor for a title bar, where it offers any. */
void wui_window_decoration_init(struct wui_window *win);
void wui_window_decoration_finish(struct wui_window *win);

/**
 * Whether the compositor has yet to say who draws the title bar: a buffer
 * before that is an error.
 */
bool wui_window_decoration_is_awaited(const struct wui_window *win);
