#include "wui_registry.h"

#include <string.h>

#include "wui_log.h"
#include "wui_output.h"
#include "wui_protocols_generated.h"
#include "wui_seat_private.h"
#include "wui_window_scale.h"

/* Our listeners fill every event up to these versions: libwayland aborts on an
 * event without a handler. */
enum {
#ifdef WL_SURFACE_PREFERRED_BUFFER_SCALE_SINCE_VERSION
    COMPOSITOR_VERSION = 6, /* libwayland 1.22 */
#else
    COMPOSITOR_VERSION = 5,
#endif
    COMPOSITOR_MINIMUM = 4, /* wl_surface.damage_buffer */
    SHM_VERSION = 1,
    WM_BASE_VERSION = 6,
    DECORATION_VERSION = 1,
    VIEWPORTER_VERSION = 1,
    FRACTIONAL_SCALE_VERSION = 1,
    ACTIVATION_VERSION = 1,
    CURSOR_SHAPE_VERSION = 1,
    SEAT_VERSION = 8,
    OUTPUT_VERSION = 4,
    OUTPUT_MINIMUM = 2, /* wl_output.done and scale */
};

static uint32_t min3(uint32_t a, uint32_t b, uint32_t c) {
    const uint32_t least = a < b ? a : b;
    return least < c ? least : c;
}

struct global {
    struct wl_registry *registry;
    uint32_t name;
    const char *interface;
    uint32_t version;
};

static bool is(const struct global *global,
               const struct wl_interface *interface) {
    return strcmp(global->interface, interface->name) == 0;
}

/* At the lowest of what is offered, what we handle and what libwayland or the
 * generated code knows. */
static void *bind(const struct global *global,
                  const struct wl_interface *interface, uint32_t ours) {
    return wl_registry_bind(
        global->registry, global->name, interface,
        min3(global->version, ours, (uint32_t)interface->version));
}

/* The first of a kind counts. */
static void *bind_once(void *bound, const struct global *global,
                       const struct wl_interface *interface, uint32_t ours) {
    return bound != NULL ? bound : bind(global, interface, ours);
}

static void wm_base_ping(void *data, struct xdg_wm_base *wm_base,
                         uint32_t serial) {
    xdg_wm_base_pong(wm_base, serial);
}

static const struct xdg_wm_base_listener wm_base_listener = {
    .ping = wm_base_ping,
};

static void registry_global(void *data, struct wl_registry *registry,
                            uint32_t name, const char *interface,
                            uint32_t version) {
    struct wui_connection *conn = data;
    const struct global global = {registry, name, interface, version};

    if (is(&global, &wl_compositor_interface)) {
        if (conn->compositor == NULL && version >= COMPOSITOR_MINIMUM) {
            conn->compositor =
                bind(&global, &wl_compositor_interface, COMPOSITOR_VERSION);
        }
    } else if (is(&global, &wl_shm_interface)) {
        conn->shm =
            bind_once(conn->shm, &global, &wl_shm_interface, SHM_VERSION);
    } else if (is(&global, &xdg_wm_base_interface)) {
        if (conn->wm_base == NULL) {
            conn->wm_base =
                bind(&global, &xdg_wm_base_interface, WM_BASE_VERSION);
            xdg_wm_base_add_listener(conn->wm_base, &wm_base_listener, NULL);
        }
    } else if (is(&global, &zxdg_decoration_manager_v1_interface)) {
        conn->decoration_manager = bind_once(
            conn->decoration_manager, &global,
            &zxdg_decoration_manager_v1_interface, DECORATION_VERSION);
    } else if (is(&global, &wp_viewporter_interface)) {
        conn->viewporter = bind_once(conn->viewporter, &global,
                                     &wp_viewporter_interface,
                                     VIEWPORTER_VERSION);
    } else if (is(&global, &wp_fractional_scale_manager_v1_interface)) {
        conn->fractional_manager = bind_once(
            conn->fractional_manager, &global,
            &wp_fractional_scale_manager_v1_interface,
            FRACTIONAL_SCALE_VERSION);
    } else if (is(&global, &xdg_activation_v1_interface)) {
        conn->activation =
            bind_once(conn->activation, &global, &xdg_activation_v1_interface,
                      ACTIVATION_VERSION);
#if WUI_HAS_CURSOR_SHAPE
    } else if (is(&global, &wp_cursor_shape_manager_v1_interface)) {
        conn->cursor_shapes = bind_once(conn->cursor_shapes, &global,
                                        &wp_cursor_shape_manager_v1_interface,
                                        CURSOR_SHAPE_VERSION);
#endif
    } else if (is(&global, &wl_seat_interface)) {
        wui_seat_create(conn, name,
                        bind(&global, &wl_seat_interface, SEAT_VERSION));
    } else if (is(&global, &wl_output_interface)) {
        if (version >= OUTPUT_MINIMUM) {
            wui_output_create(
                conn, name, bind(&global, &wl_output_interface, OUTPUT_VERSION));
        }
    }
}

/* May come without the leave events that ought to precede it. */
static void registry_global_remove(void *data, struct wl_registry *registry,
                                   uint32_t name) {
    struct wui_connection *conn = data;
    struct wui_output *output = wui_output_named(conn, name);
    if (output != NULL) {
        wui_windows_forget_output(conn, output);
        wui_output_destroy(output);
        return;
    }
    wui_seat_destroy(wui_seat_named(conn, name));
}

static const struct wl_registry_listener registry_listener = {
    .global = registry_global,
    .global_remove = registry_global_remove,
};

void wui_registry_init(struct wui_connection *conn) {
    conn->registry = wl_display_get_registry(conn->display);
    wl_registry_add_listener(conn->registry, &registry_listener, conn);
}

void wui_registry_finish(struct wui_connection *conn) {
    struct wui_seat *seat, *next_seat;
    wl_list_for_each_safe(seat, next_seat, &conn->seats, link) {
        wui_seat_destroy(seat);
    }
    struct wui_output *output, *next_output;
    wl_list_for_each_safe(output, next_output, &conn->outputs, link) {
        wui_output_destroy(output);
    }
#if WUI_HAS_CURSOR_SHAPE
    if (conn->cursor_shapes != NULL) {
        wp_cursor_shape_manager_v1_destroy(conn->cursor_shapes);
    }
#endif
    if (conn->activation != NULL) {
        xdg_activation_v1_destroy(conn->activation);
    }
    if (conn->fractional_manager != NULL) {
        wp_fractional_scale_manager_v1_destroy(conn->fractional_manager);
    }
    if (conn->viewporter != NULL) {
        wp_viewporter_destroy(conn->viewporter);
    }
    if (conn->decoration_manager != NULL) {
        zxdg_decoration_manager_v1_destroy(conn->decoration_manager);
    }
    if (conn->wm_base != NULL) {
        xdg_wm_base_destroy(conn->wm_base);
    }
    if (conn->shm != NULL) {
        wl_shm_destroy(conn->shm);
    }
    if (conn->compositor != NULL) {
        wl_compositor_destroy(conn->compositor);
    }
    if (conn->registry != NULL) {
        wl_registry_destroy(conn->registry);
    }
}

bool wui_registry_is_complete(const struct wui_connection *conn,
                              struct wui_connect_result *result) {
    result->status = WUI_CONNECT_MISSING_GLOBAL;
    result->version = 1;
    if (conn->compositor == NULL) {
        result->global = wl_compositor_interface.name;
        result->version = COMPOSITOR_MINIMUM;
    } else if (conn->shm == NULL) {
        result->global = wl_shm_interface.name;
    } else if (conn->wm_base == NULL) {
        result->global = xdg_wm_base_interface.name;
    } else {
        *result = (struct wui_connect_result){.status = WUI_CONNECT_OK};
    }
    return result->status == WUI_CONNECT_OK;
}

void wui_registry_log_missing(const struct wui_connection *conn) {
    if (conn->decoration_manager == NULL) {
        wui_log("the compositor has no %s: it draws no title bar for us",
                zxdg_decoration_manager_v1_interface.name);
    }
    if (conn->fractional_manager == NULL || conn->viewporter == NULL) {
        wui_log("the compositor has no %s: scales are whole numbers",
                conn->fractional_manager == NULL
                    ? wp_fractional_scale_manager_v1_interface.name
                    : wp_viewporter_interface.name);
    }
    if (conn->activation == NULL) {
        wui_log("the compositor has no %s: who starts us cannot pass its focus on, "
                "and no window of ours can be brought forward",
                xdg_activation_v1_interface.name);
    }
#if WUI_HAS_CURSOR_SHAPE
    if (conn->cursor_shapes == NULL) {
        wui_log("the compositor has no %s: the pointer's picture is of our own theme",
                wp_cursor_shape_manager_v1_interface.name);
    }
#endif
    if (wl_list_empty(&conn->seats)) {
        wui_log("the compositor has no %s yet: no input until one appears",
                wl_seat_interface.name);
    }
    if (wl_list_empty(&conn->outputs)) {
        wui_log("the compositor has no %s yet: scale 1 until one appears",
                wl_output_interface.name);
    }
}
