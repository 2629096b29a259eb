#include "wui_window_scale.h"

#include "wui_protocols_generated.h"
#include "wui_seat_private.h"

/* What the compositor prefers for the window counts, where it has said so; else
 * the largest scale of the outputs that show the window. Having the protocol is
 * not having the event. */
static void window_update_scale(struct wui_window *win) {
    const int32_t scale = win->preferred_scale > 0
                              ? win->preferred_scale
                              : win->output_scale * WUI_SCALE_DENOMINATOR;
    if (scale == win->scale) {
        return;
    }
    win->scale = scale;
    wui_window_push(win, (struct wui_event){
                             .type = WUI_EVENT_SCALE,
                             .scale = scale,
                         });
    wui_seats_update_cursor(win->conn, win);
}

/* Outputs. */

static void window_update_output_scale(struct wui_window *win) {
    if (win->output_count == 0) {
        return; /* Hidden, or not shown yet: keep what was known last. */
    }
    int32_t scale = 1;
    for (size_t i = 0; i < win->output_count; i++) {
        const int32_t other = win->outputs[i]->scale;
        scale = other > scale ? other : scale;
    }
    win->output_scale = scale;
    window_update_scale(win);
}

static void window_leave_output(struct wui_window *win,
                                const struct wui_output *output) {
    for (size_t i = 0; i < win->output_count; i++) {
        if (win->outputs[i] == output) {
            win->outputs[i] = win->outputs[--win->output_count];
            break;
        }
    }
    window_update_output_scale(win);
}

static void surface_enter(void *data, struct wl_surface *surface,
                          struct wl_output *proxy) {
    struct wui_window *win = data;
    struct wui_output *output = wui_output_of(win->conn, proxy);
    if (output == NULL || win->output_count == WUI_WINDOW_MAX_OUTPUTS) {
        return;
    }
    for (size_t i = 0; i < win->output_count; i++) {
        if (win->outputs[i] == output) {
            return;
        }
    }
    win->outputs[win->output_count++] = output;
    window_update_output_scale(win);
    wui_window_push(win, (struct wui_event){.type = WUI_EVENT_OUTPUT_ENTER});
}

static void surface_leave(void *data, struct wl_surface *surface,
                          struct wl_output *proxy) {
    struct wui_window *win = data;
    window_leave_output(win, wui_output_of(win->conn, proxy));
}

#ifdef WL_SURFACE_PREFERRED_BUFFER_SCALE_SINCE_VERSION
/* Whole; where there are scales between, theirs is the exact one. */
static void surface_preferred_buffer_scale(void *data,
                                           struct wl_surface *surface,
                                           int32_t scale) {
    struct wui_window *win = data;
    if (win->fractional == NULL && scale > 0 && scale <= WUI_MAX_SCALE) {
        win->preferred_scale = scale * WUI_SCALE_DENOMINATOR;
        window_update_scale(win);
    }
}

static void surface_preferred_buffer_transform(void *data,
                                               struct wl_surface *surface,
                                               uint32_t transform) {}
#endif

static const struct wl_surface_listener surface_listener = {
    .enter = surface_enter,
    .leave = surface_leave,
#ifdef WL_SURFACE_PREFERRED_BUFFER_SCALE_SINCE_VERSION
    .preferred_buffer_scale = surface_preferred_buffer_scale,
    .preferred_buffer_transform = surface_preferred_buffer_transform,
#endif
};

void wui_windows_update_scale(struct wui_connection *conn) {
    struct wui_window *win;
    wl_list_for_each(win, &conn->windows, link) {
        window_update_output_scale(win);
    }
}

void wui_windows_forget_output(struct wui_connection *conn,
                               struct wui_output *output) {
    struct wui_window *win;
    wl_list_for_each(win, &conn->windows, link) {
        window_leave_output(win, output);
    }
}

/* Fractional scale. */

static void fractional_preferred_scale(
    void *data, struct wp_fractional_scale_v1 *fractional, uint32_t scale) {
    struct wui_window *win = data;
    if (scale > 0 && scale <= WUI_MAX_SCALE * WUI_SCALE_DENOMINATOR) {
        win->preferred_scale = (int32_t)scale;
        window_update_scale(win);
    }
}

static const struct wp_fractional_scale_v1_listener fractional_listener = {
    .preferred_scale = fractional_preferred_scale,
};

void wui_window_scale_init(struct wui_window *win) {
    const struct wui_connection *conn = win->conn;
    win->buffer_scale = 1;
    win->output_scale = wui_outputs_largest_scale(conn);
    win->scale = win->output_scale * WUI_SCALE_DENOMINATOR;
    wl_surface_add_listener(win->surface, &surface_listener, win);

    /* One is of no use without the other: a buffer of 1.5 pixels per point
     * needs a viewport to be shown in its size. */
    if (conn->viewporter == NULL || conn->fractional_manager == NULL) {
        return;
    }
    win->viewport = wp_viewporter_get_viewport(conn->viewporter, win->surface);
    win->fractional = wp_fractional_scale_manager_v1_get_fractional_scale(
        conn->fractional_manager, win->surface);
    wp_fractional_scale_v1_add_listener(win->fractional, &fractional_listener,
                                        win);
}

void wui_window_scale_finish(struct wui_window *win) {
    if (win->viewport != NULL) {
        wp_fractional_scale_v1_destroy(win->fractional);
        wp_viewport_destroy(win->viewport);
    }
}

void wui_window_scale_apply(struct wui_window *win,
                            const struct wui_commit *commit) {
    if (win->viewport != NULL) {
        if (win->destination_width != commit->width ||
            win->destination_height != commit->height) {
            win->destination_width = commit->width;
            win->destination_height = commit->height;
            wp_viewport_set_destination(win->viewport, commit->width,
                                        commit->height);
        }
        return;
    }
    const int32_t scale = commit->scale / WUI_SCALE_DENOMINATOR;
    if (win->buffer_scale != scale) {
        win->buffer_scale = scale;
        wl_surface_set_buffer_scale(win->surface, scale);
    }
}

int32_t wui_window_scale(const struct wui_window *win) {
    return win->scale;
}

int32_t wui_window_whole_scale(const struct wui_window *win) {
    return (win->scale + WUI_SCALE_DENOMINATOR - 1) / WUI_SCALE_DENOMINATOR;
}
