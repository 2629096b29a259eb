#pragma once

#include "wui_connection_private.h"

/**
 * The most pixels per point; beyond it a scale is a mistake, and its buffers
 * would exhaust the memory.
 */
#define WUI_MAX_SCALE 10

/** A monitor; of interest is the scale alone. */
struct wui_output {
    struct wl_list link;
    struct wui_connection *conn;
    struct wl_output *proxy;
    uint32_t name; /* of the global */
    int32_t scale, pending_scale;
};

/** Takes over the proxy. */
void wui_output_create(struct wui_connection *conn, uint32_t name,
                       struct wl_output *proxy);
void wui_output_destroy(struct wui_output *output /* may be NULL */);

struct wui_output *wui_output_named(struct wui_connection *conn, uint32_t name);
struct wui_output *wui_output_of(struct wui_connection *conn,
                                 struct wl_output *proxy);

/** The largest scale of any output, 1 where there are none. */
int32_t wui_outputs_largest_scale(const struct wui_connection *conn);
