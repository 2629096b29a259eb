#pragma once

#include <wayland-client.h>

#include "wui_connection.h"
#include "wui_queue.h"

struct wp_cursor_shape_manager_v1;
struct wp_fractional_scale_manager_v1;
struct wp_viewporter;
struct xdg_activation_v1;
struct xdg_wm_base;
struct zxdg_decoration_manager_v1;

struct wui_connection {
    struct wl_display *display;
    struct wl_registry *registry;

    /* Required. */
    struct wl_compositor *compositor;
    struct wl_shm *shm;
    struct xdg_wm_base *wm_base;
    /* May be NULL. */
    struct zxdg_decoration_manager_v1 *decoration_manager;
    struct wp_viewporter *viewporter;
    struct wp_fractional_scale_manager_v1 *fractional_manager;
    struct xdg_activation_v1 *activation;
    struct wp_cursor_shape_manager_v1 *cursor_shapes;

    struct wl_list seats;   /* struct wui_seat.link */
    struct wl_list outputs; /* struct wui_output.link */
    struct wl_list windows; /* struct wui_window.link */

    struct wui_queue queue;
    uint32_t last_id;
    char error[512]; /* empty while the connection is up */
};

/** A number that names one object of the connection; never 0. */
uint32_t wui_connection_new_id(struct wui_connection *conn);
