#include "wui_window_decoration.h"

#include "wui_protocols_generated.h"

/* Its answer is its own: it may differ from what we asked for. */
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

void wui_window_decoration_init(struct wui_window *win) {
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

void wui_window_decoration_finish(struct wui_window *win) {
    if (win->decoration != NULL) {
        zxdg_toplevel_decoration_v1_destroy(win->decoration);
    }
}

bool wui_window_decoration_is_awaited(const struct wui_window *win) {
    return win->decoration != NULL && !win->decoration_configured;
}
