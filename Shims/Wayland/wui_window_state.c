#include "wui_window_state.h"

#include "wui_protocols_generated.h"
#include "wui_seat_private.h"
#include "wui_window_decoration.h"

/* Events: values are kept until the xdg_surface puts them in force. */

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
    wui_window_push(data, (struct wui_event){.type = WUI_EVENT_CLOSE});
}

static void toplevel_configure_bounds(void *data, struct xdg_toplevel *toplevel,
                                      int32_t width, int32_t height) {
    struct wui_window *win = data;
    win->pending.bounds_width = width > 0 ? width : 0;
    win->pending.bounds_height = height > 0 ? height : 0;
}

static uint32_t capability_bit(uint32_t capability) {
    switch (capability) {
    case XDG_TOPLEVEL_WM_CAPABILITIES_WINDOW_MENU: return WUI_CAPABILITY_MENU;
    case XDG_TOPLEVEL_WM_CAPABILITIES_MAXIMIZE: return WUI_CAPABILITY_MAXIMIZE;
    case XDG_TOPLEVEL_WM_CAPABILITIES_FULLSCREEN: return WUI_CAPABILITY_FULLSCREEN;
    case XDG_TOPLEVEL_WM_CAPABILITIES_MINIMIZE: return WUI_CAPABILITY_MINIMIZE;
    default: return 0;
    }
}

static void toplevel_wm_capabilities(void *data, struct xdg_toplevel *toplevel,
                                     struct wl_array *capabilities) {
    struct wui_window *win = data;
    win->pending.capabilities = 0;
    const uint32_t *capability;
    wl_array_for_each(capability, capabilities) {
        win->pending.capabilities |= capability_bit(*capability);
    }
}

static const struct xdg_toplevel_listener toplevel_listener = {
    .configure = toplevel_configure,
    .close = toplevel_close,
    .configure_bounds = toplevel_configure_bounds,
    .wm_capabilities = toplevel_wm_capabilities,
};

static void xdg_surface_handle_configure(void *data,
                                         struct xdg_surface *xdg_surface,
                                         uint32_t serial) {
    struct wui_window *win = data;
    if (wui_window_decoration_is_awaited(win)) {
        return; /* One more configure follows the decoration's. */
    }
    win->pending.serial = serial;
    wui_window_push(win, (struct wui_event){
                             .type = WUI_EVENT_CONFIGURE,
                             .configure = win->pending,
                         });
}

static const struct xdg_surface_listener xdg_surface_listener = {
    .configure = xdg_surface_handle_configure,
};

void wui_window_state_init(struct wui_window *win) {
    win->pending.capabilities = WUI_CAPABILITIES_ALL;
    win->xdg_surface =
        xdg_wm_base_get_xdg_surface(win->conn->wm_base, win->surface);
    xdg_surface_add_listener(win->xdg_surface, &xdg_surface_listener, win);
    win->toplevel = xdg_surface_get_toplevel(win->xdg_surface);
    xdg_toplevel_add_listener(win->toplevel, &toplevel_listener, win);
}

void wui_window_state_finish(struct wui_window *win) {
    xdg_toplevel_destroy(win->toplevel);
    xdg_surface_destroy(win->xdg_surface);
}

void wui_window_ack(struct wui_window *win, uint32_t serial) {
    xdg_surface_ack_configure(win->xdg_surface, serial);
}

/* Requests. */

static int32_t limit(int32_t length) {
    return length > 0 ? length : 0;
}

/* A least size above the largest is a protocol error. */
static int32_t upper_limit(int32_t length, int32_t lower) {
    return length <= 0 || length > lower ? limit(length) : lower;
}

void wui_window_set_size_limits(struct wui_window *win,
                                const struct wui_size_limits *limits) {
    const int32_t width = limit(limits->min_width);
    const int32_t height = limit(limits->min_height);
    xdg_toplevel_set_min_size(win->toplevel, width, height);
    xdg_toplevel_set_max_size(win->toplevel,
                              upper_limit(limits->max_width, width),
                              upper_limit(limits->max_height, height));
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
