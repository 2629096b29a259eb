#pragma once

#include "wui_seat_private.h"

/** The pointer of a seat: its focus, buttons held, and picture. */
struct wui_pointer;

struct wui_pointer *wui_pointer_create(struct wui_seat *seat);
void wui_pointer_destroy(struct wui_pointer *pointer);

/** Shows the picture that the window under the pointer wants; `win` NULL: any. */
void wui_pointer_update_cursor(struct wui_pointer *pointer,
                               const struct wui_window *win /* may be NULL */);
void wui_pointer_forget_window(struct wui_pointer *pointer,
                               const struct wui_window *win);
