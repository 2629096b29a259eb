#pragma once

#include "wui_window_private.h"

/**
 * Hands in the token by which the program was started, for the first surface
 * that asks: it may then come to the front.
 */
void wui_activation_use(struct wui_connection *conn, struct wl_surface *surface);

/** Forgets what wui_window_activate() has asked for, if anything. */
void wui_activation_cancel(struct wui_window *win);
