#pragma once

#include "wui_seat_private.h"

/**
 * A touch screen. The first finger on a window is what the primary button of a
 * pointer is; further fingers are not looked at.
 */
struct wui_touch;

struct wui_touch *wui_touch_create(struct wui_seat *seat);
/** A touch under way is cancelled. */
void wui_touch_destroy(struct wui_touch *touch /* may be NULL */);

void wui_touch_forget_window(struct wui_touch *touch,
                             const struct wui_window *win);
