#include "wui_cursor.h"

#include <stdlib.h>
#include <string.h>

#include <wayland-client.h>
#include <wayland-cursor.h>

#include "wui_connection_private.h"
#include "wui_cursor_shape.h"
#include "wui_log.h"

#define DEFAULT_SIZE 24
#define MAX_SIZE 512

struct wui_cursor {
    struct wui_connection *conn;
    struct wl_pointer *pointer;
    struct wp_cursor_shape_device_v1 *shape; /* may be NULL */
    struct wl_surface *surface;
    struct wl_cursor_theme *theme; /* NULL: not loaded, or not there */
    int32_t theme_scale;           /* 0: never tried */
};

/* Old themes know only the names of X11. */
static const struct {
    const char *css, *x11;
} legacy_names[] = {
    {"default", "left_ptr"},
    {"pointer", "hand2"},
    {"pointer", "hand1"},
    {"text", "xterm"},
    {"grab", "openhand"},
    {"grabbing", "closedhand"},
    {"not-allowed", "crossed_circle"},
    {"ew-resize", "sb_h_double_arrow"},
    {"ns-resize", "sb_v_double_arrow"},
    {"nwse-resize", "bottom_right_corner"},
    {"nesw-resize", "bottom_left_corner"},
    {"crosshair", "cross"},
    {"wait", "watch"},
};

struct wui_cursor *wui_cursor_create(struct wui_connection *conn,
                                     struct wl_pointer *pointer) {
    struct wui_cursor *cursor = calloc(1, sizeof(*cursor));
    if (cursor == NULL) {
        return NULL;
    }
    *cursor = (struct wui_cursor){
        .conn = conn,
        .pointer = pointer,
        .surface = wl_compositor_create_surface(conn->compositor),
    };
    return cursor;
}

void wui_cursor_destroy(struct wui_cursor *cursor) {
    if (cursor == NULL) {
        return;
    }
    wui_cursor_shape_destroy(cursor->shape);
    wl_surface_destroy(cursor->surface);
    if (cursor->theme != NULL) {
        wl_cursor_theme_destroy(cursor->theme);
    }
    free(cursor);
}

/* GNOME does not export the variable, and users export nonsense. */
static int32_t theme_size(void) {
    const char *value = getenv("XCURSOR_SIZE");
    const long size = value != NULL ? strtol(value, NULL, 10) : 0;
    return size > 0 && size <= MAX_SIZE ? (int32_t)size : DEFAULT_SIZE;
}

static void cursor_load_theme(struct wui_cursor *cursor, int32_t scale) {
    if (cursor->theme_scale == scale) {
        return;
    }
    struct wl_cursor_theme *theme = wl_cursor_theme_load(
        getenv("XCURSOR_THEME"), theme_size() * scale, cursor->conn->shm);
    if (theme == NULL) {
        wui_log("the cursor theme cannot be loaded");
    }
    if (cursor->theme != NULL) {
        wl_cursor_theme_destroy(cursor->theme);
    }
    cursor->theme = theme;
    cursor->theme_scale = scale;
}

static struct wl_cursor_image *find_image(struct wl_cursor_theme *theme,
                                          const char *name) {
    struct wl_cursor *found = wl_cursor_theme_get_cursor(theme, name);
    for (size_t i = 0;
         found == NULL && i < sizeof(legacy_names) / sizeof(legacy_names[0]);
         i++) {
        if (strcmp(legacy_names[i].css, name) == 0) {
            found = wl_cursor_theme_get_cursor(theme, legacy_names[i].x11);
        }
    }
    if (found == NULL) {
        return strcmp(name, "default") != 0 ? find_image(theme, "default")
                                            : NULL;
    }
    return found->image_count > 0 ? found->images[0] : NULL;
}

void wui_cursor_show(struct wui_cursor *cursor, uint32_t serial,
                     const char *name, int32_t scale) {
    if (cursor->shape == NULL) {
        cursor->shape = wui_cursor_shape_create(cursor->conn, cursor->pointer);
    }
    if (cursor->shape != NULL) {
        wui_cursor_shape_show(cursor->shape, serial, name);
        return;
    }
    cursor_load_theme(cursor, scale);
    struct wl_cursor_image *image =
        cursor->theme != NULL ? find_image(cursor->theme, name) : NULL;
    struct wl_buffer *buffer =
        image != NULL ? wl_cursor_image_get_buffer(image) : NULL;
    if (buffer == NULL) {
        wl_pointer_set_cursor(cursor->pointer, serial, NULL, 0, 0);
        return;
    }
    const int32_t width = (int32_t)image->width;
    const int32_t height = (int32_t)image->height;
    /* A theme may lack the size asked for: a buffer's sides must be multiples
     * of its scale. */
    const int32_t divisor =
        width % scale == 0 && height % scale == 0 ? scale : 1;

    wl_surface_set_buffer_scale(cursor->surface, divisor);
    wl_surface_attach(cursor->surface, buffer, 0, 0);
    wl_surface_damage_buffer(cursor->surface, 0, 0, width, height);
    wl_surface_commit(cursor->surface);
    wl_pointer_set_cursor(cursor->pointer, serial, cursor->surface,
                          (int32_t)image->hotspot_x / divisor,
                          (int32_t)image->hotspot_y / divisor);
}
