#pragma once

#include "wui_connection_private.h"

/**
 * Hands in the token by which the program was started, for the first surface
 * that asks: it may then come to the front.
 */
void wui_activation_use(struct wui_connection *conn, struct wl_surface *surface);
