#include "mock_private.h"

#include <stdlib.h>
#include <string.h>

#include "wui-optional-protocols.h"

/* Generated, with the client's code. */
#if WUI_HAS_CURSOR_SHAPE
extern const struct wl_interface wp_cursor_shape_manager_v1_interface;
#endif
extern const struct wl_interface wp_fractional_scale_manager_v1_interface;
extern const struct wl_interface wp_viewporter_interface;
extern const struct wl_interface xdg_activation_v1_interface;
extern const struct wl_interface xdg_wm_base_interface;
extern const struct wl_interface zxdg_decoration_manager_v1_interface;

static const struct wl_interface *interface_named(const char *name) {
    const struct wl_interface *known[] = {
        &wl_compositor_interface,
        &wl_shm_interface,
        &wl_seat_interface,
        &wl_output_interface,
        &xdg_wm_base_interface,
        &zxdg_decoration_manager_v1_interface,
        &wp_viewporter_interface,
        &wp_fractional_scale_manager_v1_interface,
        &xdg_activation_v1_interface,
#if WUI_HAS_CURSOR_SHAPE
        &wp_cursor_shape_manager_v1_interface,
#endif
    };
    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
        if (strcmp(known[i]->name, name) == 0) {
            return known[i];
        }
    }
    return NULL;
}

struct global_data {
    struct mock *mock;
    const struct wl_interface *interface;
};

static void global_bind(struct wl_client *client, void *data, uint32_t version,
                        uint32_t id) {
    const struct global_data *global = data;
    fprintf(global->mock->log, "bind %s %u\n", global->interface->name, version);
    struct wl_resource *resource =
        wl_resource_create(client, global->interface, (int)version, id);
    mock_object_create(global->mock, resource, global->interface);
}

bool mock_knows(const char *name, uint32_t version) {
    const struct wl_interface *interface = interface_named(name);
    return interface != NULL && (int)version <= interface->version;
}

bool mock_add_global(struct mock *mock, const char *name, uint32_t version) {
    if (!mock_knows(name, version) || mock->global_count == MOCK_MAX_GLOBALS) {
        return false;
    }
    const struct wl_interface *interface = interface_named(name);
    struct global_data *data = calloc(1, sizeof(*data));
    *data = (struct global_data){.mock = mock, .interface = interface};
    mock->globals[mock->global_count++] = wl_global_create(
        mock->display, interface, (int)version, data, global_bind);
    return true;
}

static void global_destroy(struct wl_global *global) {
    struct global_data *data = wl_global_get_user_data(global);
    wl_global_destroy(global);
    free(data);
}

void mock_remove_global(struct mock *mock, const char *name) {
    for (size_t i = 0; i < mock->global_count; i++) {
        const struct global_data *data =
            wl_global_get_user_data(mock->globals[i]);
        if (strcmp(data->interface->name, name) == 0) {
            global_destroy(mock->globals[i]);
            mock->global_count--;
            memmove(&mock->globals[i], &mock->globals[i + 1],
                    (mock->global_count - i) * sizeof(mock->globals[0]));
            return;
        }
    }
}
