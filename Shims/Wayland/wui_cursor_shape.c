#include "wui_cursor_shape.h"

#include <string.h>

#include "wui_connection_private.h"
#include "wui_protocols_generated.h"

#if WUI_HAS_CURSOR_SHAPE

static const struct {
    const char *css;
    enum wp_cursor_shape_device_v1_shape shape;
} shapes[] = {
    {"pointer", WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_POINTER},
    {"text", WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_TEXT},
    {"grab", WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_GRAB},
    {"grabbing", WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_GRABBING},
    {"not-allowed", WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_NOT_ALLOWED},
    {"ew-resize", WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_EW_RESIZE},
    {"ns-resize", WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_NS_RESIZE},
    {"nwse-resize", WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_NWSE_RESIZE},
    {"nesw-resize", WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_NESW_RESIZE},
    {"crosshair", WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_CROSSHAIR},
    {"wait", WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_WAIT},
};

struct wp_cursor_shape_device_v1 *
wui_cursor_shape_create(const struct wui_connection *conn,
                        struct wl_pointer *pointer) {
    return conn->cursor_shapes != NULL
               ? wp_cursor_shape_manager_v1_get_pointer(conn->cursor_shapes,
                                                        pointer)
               : NULL;
}

void wui_cursor_shape_destroy(struct wp_cursor_shape_device_v1 *device) {
    if (device != NULL) {
        wp_cursor_shape_device_v1_destroy(device);
    }
}

void wui_cursor_shape_show(struct wp_cursor_shape_device_v1 *device,
                           uint32_t serial, const char *name) {
    uint32_t shape = WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_DEFAULT;
    for (size_t i = 0; i < sizeof(shapes) / sizeof(shapes[0]); i++) {
        if (strcmp(shapes[i].css, name) == 0) {
            shape = shapes[i].shape;
        }
    }
    wp_cursor_shape_device_v1_set_shape(device, serial, shape);
}

#else

struct wp_cursor_shape_device_v1 *
wui_cursor_shape_create(const struct wui_connection *conn,
                        struct wl_pointer *pointer) {
    return NULL;
}

void wui_cursor_shape_destroy(struct wp_cursor_shape_device_v1 *device) {}

void wui_cursor_shape_show(struct wp_cursor_shape_device_v1 *device,
                           uint32_t serial, const char *name) {}

#endif
