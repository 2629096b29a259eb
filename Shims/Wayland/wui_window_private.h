#pragma once

#include "wui_connection_private.h"
#include "wui_output.h"
#include "wui_window.h"

struct wp_fractional_scale_v1;
struct wp_viewport;
struct xdg_activation_token_v1;
struct xdg_surface;
struct xdg_toplevel;
struct zxdg_toplevel_decoration_v1;

/** The outputs of a window; more than these do not matter for its scale. */
#define WUI_WINDOW_MAX_OUTPUTS 16

struct wui_window {
    struct wl_list link;
    struct wui_connection *conn;
    uint32_t id;

    struct wl_surface *surface;
    struct xdg_surface *xdg_surface;
    struct xdg_toplevel *toplevel;
    struct zxdg_toplevel_decoration_v1 *decoration; /* may be NULL */
    struct wp_viewport *viewport;                   /* may be NULL */
    struct wp_fractional_scale_v1 *fractional;      /* with `viewport` */
    struct wl_callback *frame;                      /* may be NULL */
    struct xdg_activation_token_v1 *token; /* asked for; may be NULL */

    struct wui_output *outputs[WUI_WINDOW_MAX_OUTPUTS];
    size_t output_count;
    int32_t output_scale;    /* whole, that suits the outputs */
    int32_t preferred_scale; /* in 120ths; 0: the compositor did not say */
    int32_t scale;           /* in 120ths, the one of both that counts */

    /* What the next xdg_surface.configure will put in force. */
    struct wui_configure pending;
    bool decoration_configured;

    /* What the surface was last told. */
    int32_t buffer_scale;
    int32_t destination_width, destination_height; /* points; 0: never */
    int32_t opaque_width, opaque_height; /* points; 0: no opaque region */

    const char *cursor;
};

/** Queues an event of the window. */
void wui_window_push(struct wui_window *win, struct wui_event event);

/** Forgets the frame callback asked for, if any: no WUI_EVENT_FRAME follows. */
void wui_window_cancel_frame(struct wui_window *win);

/** The window that events name so; NULL once it is gone. */
struct wui_window *wui_window_with_id(struct wui_connection *conn, uint32_t id);

/** The window of a surface; NULL for NULL and for surfaces not ours. */
struct wui_window *wui_window_of(struct wui_connection *conn,
                                 struct wl_surface *surface /* may be NULL */);
