#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "wui_event.h"

struct wui_connection;

/** How a seat's keyboard repeats. */
struct wui_repeat_info {
    int32_t rate;  /* repeats per second; 0: off */
    int32_t delay; /* milliseconds before the first */
};

/** Read it on every press: the compositor may change it at any time. */
struct wui_repeat_info wui_seat_repeat_info(struct wui_connection *conn,
                                            uint32_t seat);

/**
 * The key as it would be typed now, for a repeat. False once the seat, its
 * keyboard or the key is gone.
 */
bool wui_seat_translate(struct wui_connection *conn, uint32_t seat,
                        uint32_t evdev_code, struct wui_key *key);
