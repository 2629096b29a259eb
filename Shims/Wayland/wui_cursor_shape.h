#pragma once

#include <stdbool.h>
#include <stdint.h>

struct wl_pointer;
struct wp_cursor_shape_device_v1;
struct wui_connection;

/**
 * The compositor's own pictures for a pointer. NULL where it offers none, and
 * in a build that does not know the protocol.
 */
struct wp_cursor_shape_device_v1 *
wui_cursor_shape_create(const struct wui_connection *conn,
                        struct wl_pointer *pointer);
void wui_cursor_shape_destroy(
    struct wp_cursor_shape_device_v1 *device /* may be NULL */);

/** Shows the picture of a CSS name, or the default for one without a shape. */
void wui_cursor_shape_show(struct wp_cursor_shape_device_v1 *device,
                           uint32_t serial, const char *name);
