/*
 * Plugs a mouse into a headless compositor and keeps it there until killed.
 *
 * Without one, sway's seat has no pointer, and `swaymsg seat - cursor …` moves
 * nothing that clients can see. Prints "ready" once the compositor knows it.
 */

#include <stdio.h>
#include <string.h>

#include <wayland-client.h>

/* What we need of wlr-virtual-pointer-unstable-v1, which Debian does not
 * package: a manager whose first request makes a pointer for a seat (NULL: the
 * default one). The pointer's own requests are never sent. */

static const struct wl_interface pointer_interface = {
    .name = "zwlr_virtual_pointer_v1",
    .version = 1,
};

static const struct wl_interface *create_types[] = {
    &wl_seat_interface,
    &pointer_interface,
};

static const struct wl_message manager_requests[] = {
    {"create_virtual_pointer", "?on", create_types},
};

static const struct wl_interface manager_interface = {
    .name = "zwlr_virtual_pointer_manager_v1",
    .version = 1,
    .method_count = 1,
    .methods = manager_requests,
};

static void registry_global(void *data, struct wl_registry *registry,
                            uint32_t name, const char *interface,
                            uint32_t version) {
    struct wl_proxy **manager = data;
    if (strcmp(interface, manager_interface.name) == 0) {
        *manager = wl_registry_bind(registry, name, &manager_interface, 1);
    }
}

static void registry_global_remove(void *data, struct wl_registry *registry,
                                   uint32_t name) {}

static const struct wl_registry_listener registry_listener = {
    .global = registry_global,
    .global_remove = registry_global_remove,
};

int main(void) {
    struct wl_display *display = wl_display_connect(NULL);
    if (display == NULL) {
        fprintf(stderr, "virtual pointer: no compositor\n");
        return 1;
    }
    struct wl_proxy *manager = NULL;
    struct wl_registry *registry = wl_display_get_registry(display);
    wl_registry_add_listener(registry, &registry_listener, &manager);
    wl_display_roundtrip(display);
    if (manager == NULL) {
        fprintf(stderr, "virtual pointer: the compositor has no %s\n",
                manager_interface.name);
        return 1;
    }
    wl_proxy_marshal_constructor(manager, 0, &pointer_interface, NULL, NULL);
    if (wl_display_roundtrip(display) < 0) {
        return 1;
    }
    puts("ready");
    fflush(stdout);
    while (wl_display_dispatch(display) >= 0) {
    }
    return 0;
}
