#include "wui_window_private.h"

#include <stdlib.h>
#include <string.h>

#include "wui_activation.h"
#include "wui_protocols_generated.h"
#include "wui_seat_private.h"
#include "wui_text.h"
#include "wui_window_decoration.h"
#include "wui_window_scale.h"
#include "wui_window_state.h"

struct wui_window *wui_window_create(struct wui_connection *conn,
                                     const struct wui_window_options *options) {
    struct wui_window *win = calloc(1, sizeof(*win));
    if (win == NULL) {
        return NULL;
    }
    *win = (struct wui_window){
        .conn = conn,
        .id = wui_connection_new_id(conn),
        .surface = wl_compositor_create_surface(conn->compositor),
        .cursor = "default",
    };
    wl_list_insert(&conn->windows, &win->link);
    wui_window_scale_init(win);
    wui_window_state_init(win);
    wui_window_decoration_init(win);

    wui_window_set_title(win, options->title);
    xdg_toplevel_set_app_id(win->toplevel,
                            wui_text_make(options->app_id).bytes);
    wui_window_set_size_limits(win, &options->limits);
    wui_activation_use(conn, win->surface);
    wl_surface_commit(win->surface);
    return win;
}

void wui_window_destroy(struct wui_window *win) {
    if (win == NULL) {
        return;
    }
    /* No leave event need follow. */
    wui_seats_forget_window(win->conn, win);
    wl_list_remove(&win->link);

    /* All that belongs to the surface goes before it. */
    wui_window_cancel_frame(win);
    wui_activation_cancel(win);
    wui_window_decoration_finish(win);
    wui_window_state_finish(win);
    wui_window_scale_finish(win);
    wl_surface_destroy(win->surface);
    free(win);
}

uint32_t wui_window_id(const struct wui_window *win) {
    return win->id;
}

struct wui_window *wui_window_with_id(struct wui_connection *conn,
                                      uint32_t id) {
    struct wui_window *win;
    wl_list_for_each(win, &conn->windows, link) {
        if (win->id == id) {
            return win;
        }
    }
    return NULL;
}

struct wui_window *wui_window_of(struct wui_connection *conn,
                                 struct wl_surface *surface) {
    struct wui_window *win;
    wl_list_for_each(win, &conn->windows, link) {
        if (win->surface == surface) {
            return win;
        }
    }
    return NULL;
}

void wui_window_push(struct wui_window *win, struct wui_event event) {
    event.window = win->id;
    wui_queue_push(&win->conn->queue, &event);
}

void wui_window_set_title(struct wui_window *win, const char *title) {
    xdg_toplevel_set_title(win->toplevel, wui_text_make(title).bytes);
}

void wui_window_set_cursor(struct wui_window *win, const char *name) {
    static const char *known[] = {
        "default", "pointer", "text", "grab", "grabbing", "not-allowed",
        "ew-resize", "ns-resize", "nwse-resize", "nesw-resize", "crosshair",
        "wait",
    };
    /* Kept by reference: only names that live for ever. */
    win->cursor = known[0];
    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
        if (strcmp(known[i], name) == 0) {
            win->cursor = known[i];
        }
    }
    wui_seats_update_cursor(win->conn, win);
}
