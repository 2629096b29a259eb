#pragma once

#include "wui_window_private.h"

/** Listens to all that says how many pixels a point of the window has. */
void wui_window_scale_init(struct wui_window *win);
void wui_window_scale_finish(struct wui_window *win);

/** Tells the surface how large the commit's buffer is to be shown. */
void wui_window_scale_apply(struct wui_window *win,
                            const struct wui_commit *commit);

/** The least whole scale that does not make a picture for the window coarse. */
int32_t wui_window_whole_scale(const struct wui_window *win);

void wui_windows_update_scale(struct wui_connection *conn);
void wui_windows_forget_output(struct wui_connection *conn,
                               struct wui_output *output);
