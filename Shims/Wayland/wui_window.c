#include "wui_window_private.h"

#include <stdlib.h>
#include <string.h>

#include "wui_buffer_private.h"
#include "wui_protocols_generated.h"
#include "wui_seat_private.h"

/* A request must fit the 4096 bytes of libwayland's send buffer. */
#define MAX_TEXT_BYTES 1024

struct text {
    char bytes[MAX_TEXT_BYTES + 1];
};

/* Invalid UTF-8 is a protocol error: what is too long ends before a
 * character. */
static struct text bounded(const char *string) {
    struct text text = {0};
    size_t length = strnlen(string, MAX_TEXT_BYTES + 1);
    if (length > MAX_TEXT_BYTES) {
        length = MAX_TEXT_BYTES;
        while (length > 0 && ((unsigned char)string[length] & 0xc0) == 0x80) {
            length--;
        }
    }
    memcpy(text.bytes, string, length);
    return text;
}

static void window_push(struct wui_window *win, struct wui_event event) {
    event.window = win->id;
    wui_queue_push(&win->conn->queue, &event);
}

/* Scale: the largest of the outputs that show the window. */

static void window_update_scale(struct wui_window *win) {
    if (win->output_count == 0) {
        return; /* Hidden, or not shown yet: keep what was known last. */
    }
    int32_t scale = 1;
    for (size_t i = 0; i < win->output_count; i++) {
        const int32_t other = win->outputs[i]->scale;
        scale = other > scale ? other : scale;
    }
    if (scale != win->scale) {
        win->scale = scale;
        window_push(win, (struct wui_event){
                             .type = WUI_EVENT_SCALE,
                             .scale = scale,
                         });
    }
}

void wui_windows_update_scale(struct wui_connection *conn) {
    struct wui_window *win;
    wl_list_for_each(win, &conn->windows, link) {
        window_update_scale(win);
    }
    wui_seats_update_cursor_scale(conn);
}

static void window_leave_output(struct wui_window *win,
                                const struct wui_output *output) {
    for (size_t i = 0; i < win->output_count; i++) {
        if (win->outputs[i] == output) {
            win->outputs[i] = win->outputs[--win->output_count];
            break;
        }
    }
    window_update_scale(win);
}

void wui_windows_forget_output(struct wui_connection *conn,
                               struct wui_output *output) {
    struct wui_window *win;
    wl_list_for_each(win, &conn->windows, link) {
        window_leave_output(win, output);
    }
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
    window_update_scale(win);
}

static void surface_leave(void *data, struct wl_surface *surface,
                          struct wl_output *proxy) {
    struct wui_window *win = data;
    window_leave_output(win, wui_output_of(win->conn, proxy));
}

static const struct wl_surface_listener surface_listener = {
    .enter = surface_enter,
    .leave = surface_leave,
};

/* Toplevel: values are kept until the xdg_surface puts them in force. */

static uint32_t state_bit(uint32_t state) {
    switch (state) {
    case XDG_TOPLEVEL_STATE_MAXIMIZED: return WUI_STATE_MAXIMIZED;
    case XDG_TOPLEVEL_STATE_FULLSCREEN: return WUI_STATE_FULLSCREEN;
    case XDG_TOPLEVEL_STATE_RESIZING: return WUI_STATE_RESIZING;
    case XDG_TOPLEVEL_STATE_ACTIVATED: return WUI_STATE_ACTIVATED;
    case XDG_TOPLEVEL_STATE_TILED_LEFT: return WUI_STATE_TILED_LEFT;
    case XDG_TOPLEVEL_STATE_TILED_RIGHT: return WUI_STATE_TILED_RIGHT;
    case XDG_TOPLEVEL_STATE_TILED_TOP: return WUI_STATE_TILED_TOP;
    case XDG_TOPLEVEL_STATE_TILED_BOTTOM: return WUI_STATE_TILED_BOTTOM;
#ifdef XDG_TOPLEVEL_STATE_SUSPENDED_SINCE_VERSION
    case XDG_TOPLEVEL_STATE_SUSPENDED: return WUI_STATE_SUSPENDED;
#endif
    default: return 0;
    }
}

static void toplevel_configure(void *data, struct xdg_toplevel *toplevel,
                               int32_t width, int32_t height,
                               struct wl_array *states) {
    struct wui_window *win = data;
    win->pending.width = width > 0 ? width : 0;
    win->pending.height = height > 0 ? height : 0;
    win->pending.states = 0;
    const uint32_t *state;
    wl_array_for_each(state, states) {
        win->pending.states |= state_bit(*state);
    }
}

static void toplevel_close(void *data, struct xdg_toplevel *toplevel) {
    window_push(data, (struct wui_event){.type = WUI_EVENT_CLOSE});
}

static void toplevel_configure_bounds(void *data, struct xdg_toplevel *toplevel,
                                      int32_t width, int32_t height) {
    struct wui_window *win = data;
    win->pending.bounds_width = width > 0 ? width : 0;
    win->pending.bounds_height = height > 0 ? height : 0;
}

static void toplevel_wm_capabilities(void *data, struct xdg_toplevel *toplevel,
                                     struct wl_array *capabilities) {}

static const struct xdg_toplevel_listener toplevel_listener = {
    .configure = toplevel_configure,
    .close = toplevel_close,
    .configure_bounds = toplevel_configure_bounds,
    .wm_capabilities = toplevel_wm_capabilities,
};

static void decoration_configure(void *data,
                                 struct zxdg_toplevel_decoration_v1 *decoration,
                                 uint32_t mode) {
    struct wui_window *win = data;
    win->decoration_configured = true;
    win->pending.server_decorations =
        mode == ZXDG_TOPLEVEL_DECORATION_V1_MODE_SERVER_SIDE;
}

static const struct zxdg_toplevel_decoration_v1_listener decoration_listener = {
    .configure = decoration_configure,
};

static void xdg_surface_handle_configure(void *data,
                                         struct xdg_surface *xdg_surface,
                                         uint32_t serial) {
    struct wui_window *win = data;
    if (win->decoration != NULL && !win->decoration_configured) {
        /* A buffer before the decoration's own configure is an error; one more
         * configure follows it. */
        return;
    }
    win->pending.serial = serial;
    window_push(win, (struct wui_event){
                         .type = WUI_EVENT_CONFIGURE,
                         .configure = win->pending,
                     });
}

static const struct xdg_surface_listener xdg_surface_listener = {
    .configure = xdg_surface_handle_configure,
};

/* Creation and destruction. */

static void window_create_decoration(struct wui_window *win) {
    if (win->conn->decoration_manager == NULL) {
        return;
    }
    win->decoration = zxdg_decoration_manager_v1_get_toplevel_decoration(
        win->conn->decoration_manager, win->toplevel);
    zxdg_toplevel_decoration_v1_add_listener(win->decoration,
                                             &decoration_listener, win);
    zxdg_toplevel_decoration_v1_set_mode(
        win->decoration, ZXDG_TOPLEVEL_DECORATION_V1_MODE_SERVER_SIDE);
}

struct wui_window *wui_window_create(struct wui_connection *conn,
                                     const struct wui_window_options *options) {
    struct wui_window *win = calloc(1, sizeof(*win));
    if (win == NULL) {
        return NULL;
    }
    *win = (struct wui_window){
        .conn = conn,
        .id = wui_connection_new_id(conn),
        .scale = wui_outputs_largest_scale(conn),
        .buffer_scale = 1,
        .cursor = "default",
    };
    wl_list_insert(&conn->windows, &win->link);

    win->surface = wl_compositor_create_surface(conn->compositor);
    wl_surface_add_listener(win->surface, &surface_listener, win);
    win->xdg_surface =
        xdg_wm_base_get_xdg_surface(conn->wm_base, win->surface);
    xdg_surface_add_listener(win->xdg_surface, &xdg_surface_listener, win);
    win->toplevel = xdg_surface_get_toplevel(win->xdg_surface);
    xdg_toplevel_add_listener(win->toplevel, &toplevel_listener, win);
    window_create_decoration(win);

    wui_window_set_title(win, options->title);
    xdg_toplevel_set_app_id(win->toplevel, bounded(options->app_id).bytes);
    wui_window_set_min_size(win, options->min_width, options->min_height);
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

    /* Role objects before the surface. */
    wui_window_cancel_frame(win);
    if (win->decoration != NULL) {
        zxdg_toplevel_decoration_v1_destroy(win->decoration);
    }
    xdg_toplevel_destroy(win->toplevel);
    xdg_surface_destroy(win->xdg_surface);
    wl_surface_destroy(win->surface);
    free(win);
}

/* Properties. */

uint32_t wui_window_id(const struct wui_window *win) {
    return win->id;
}

int32_t wui_window_scale(const struct wui_window *win) {
    return win->scale;
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

void wui_window_set_title(struct wui_window *win, const char *title) {
    xdg_toplevel_set_title(win->toplevel, bounded(title).bytes);
}

void wui_window_set_min_size(struct wui_window *win, int32_t width,
                             int32_t height) {
    xdg_toplevel_set_min_size(win->toplevel, width > 0 ? width : 0,
                              height > 0 ? height : 0);
}

void wui_window_set_cursor(struct wui_window *win, const char *name) {
    static const char *known[] = {
        "default", "pointer", "text", "grab", "grabbing", "not-allowed",
        "ew-resize", "ns-resize", "crosshair", "wait",
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

void wui_window_move(struct wui_window *win, uint32_t seat, uint32_t serial) {
    struct wl_seat *proxy = wui_seat_proxy(win->conn, seat);
    if (proxy != NULL) {
        xdg_toplevel_move(win->toplevel, proxy, serial);
    }
}

void wui_window_resize(struct wui_window *win, uint32_t seat, uint32_t serial,
                       uint32_t edges) {
    /* The bits are those of xdg_toplevel.resize_edge. */
    struct wl_seat *proxy = wui_seat_proxy(win->conn, seat);
    if (proxy != NULL) {
        xdg_toplevel_resize(win->toplevel, proxy, serial, edges);
    }
}

void wui_window_show_menu(struct wui_window *win, uint32_t seat,
                          uint32_t serial, int32_t x, int32_t y) {
    struct wl_seat *proxy = wui_seat_proxy(win->conn, seat);
    if (proxy != NULL) {
        xdg_toplevel_show_window_menu(win->toplevel, proxy, serial, x, y);
    }
}

void wui_window_set_maximized(struct wui_window *win, bool maximized) {
    if (maximized) {
        xdg_toplevel_set_maximized(win->toplevel);
    } else {
        xdg_toplevel_unset_maximized(win->toplevel);
    }
}

void wui_window_set_fullscreen(struct wui_window *win, bool fullscreen) {
    if (fullscreen) {
        xdg_toplevel_set_fullscreen(win->toplevel, NULL);
    } else {
        xdg_toplevel_unset_fullscreen(win->toplevel);
    }
}

void wui_window_set_minimized(struct wui_window *win) {
    xdg_toplevel_set_minimized(win->toplevel);
}

/* Frames. */

static void frame_done(void *data, struct wl_callback *callback,
                       uint32_t time) {
    struct wui_window *win = data;
    wui_window_cancel_frame(win);
    window_push(win, (struct wui_event){.type = WUI_EVENT_FRAME});
}

static const struct wl_callback_listener frame_listener = {
    .done = frame_done,
};

void wui_window_cancel_frame(struct wui_window *win) {
    if (win->frame != NULL) {
        wl_callback_destroy(win->frame);
        win->frame = NULL;
    }
}

static void window_request_frame(struct wui_window *win) {
    wui_window_cancel_frame(win);
    win->frame = wl_surface_frame(win->surface);
    wl_callback_add_listener(win->frame, &frame_listener, win);
}

void wui_window_ack(struct wui_window *win, uint32_t serial) {
    xdg_surface_ack_configure(win->xdg_surface, serial);
}

static void window_update_opaque_region(struct wui_window *win, int32_t width,
                                        int32_t height) {
    if (win->opaque_width == width && win->opaque_height == height) {
        return;
    }
    win->opaque_width = width;
    win->opaque_height = height;
    struct wl_region *region = NULL;
    if (width > 0 && height > 0) {
        region = wl_compositor_create_region(win->conn->compositor);
        wl_region_add(region, 0, 0, width, height);
    }
    wl_surface_set_opaque_region(win->surface, region);
    if (region != NULL) {
        wl_region_destroy(region);
    }
}

void wui_window_commit(struct wui_window *win,
                       const struct wui_commit *commit) {
    /* Scale, regions and pixels belong together: one commit. */
    const int32_t scale = commit->scale;
    if (win->buffer_scale != scale) {
        win->buffer_scale = scale;
        wl_surface_set_buffer_scale(win->surface, scale);
    }
    window_update_opaque_region(win,
                                commit->opaque ? commit->width / scale : 0,
                                commit->opaque ? commit->height / scale : 0);
    wl_surface_attach(win->surface, wui_buffer_proxy(commit->buffer), 0, 0);
    for (size_t i = 0; i < commit->damage_count; i++) {
        const struct wui_rect *rect = &commit->damage[i];
        wl_surface_damage_buffer(win->surface, rect->x, rect->y, rect->width,
                                 rect->height);
    }
    window_request_frame(win);
    wl_surface_commit(win->surface);
}

void wui_window_commit_state(struct wui_window *win, bool wants_frame) {
    if (wants_frame) {
        window_request_frame(win);
    }
    wl_surface_commit(win->surface);
}
