#define _GNU_SOURCE
#include "floor_window.h"

#include <math.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

#include <viewporter-client-protocol.h>
#include <xdg-decoration-unstable-v1-client-protocol.h>
#include <xdg-shell-client-protocol.h>

#include "floor_buffer.h"
#include "floor_movement.h"

enum { MAX_BUFFERS = 3 };

static struct {
    struct wl_display *display;
    struct wl_compositor *compositor;
    struct wl_shm *shm;
    struct xdg_wm_base *wm_base;
    struct wp_viewporter *viewporter;               /* may be NULL */
    struct zxdg_decoration_manager_v1 *decorations; /* may be NULL */
    struct wl_surface *surface;
    struct wp_viewport *viewport; /* may be NULL */

    const struct workload *workload;
    double scale;
    int rows;
    int own_width, own_height; /* points, where the compositor does not say */
    int width, height;         /* pixels; 0 before the first configure */
    struct buffer buffers[MAX_BUFFERS];
    int buffer_count;

    struct movement movement;
    double shown;       /* the moment of the last frame */
    bool must_show;     /* the window has shown nothing yet */
    bool is_waiting;    /* for a frame callback */
    int acts;           /* an eventfd */
} app;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* The free buffer that was shown last, or a new one; NULL where all are out. */
static struct buffer *free_buffer(void) {
    for (int i = 0; i < app.buffer_count; i++) {
        if (!app.buffers[i].is_busy) {
            return &app.buffers[i];
        }
    }
    if (app.buffer_count == MAX_BUFFERS) {
        return NULL;
    }
    struct buffer *buffer = &app.buffers[app.buffer_count++];
    buffer_create(buffer, app.shm, app.width, app.height);
    return buffer;
}

static void handle_frame(void *data, struct wl_callback *callback, uint32_t time) {
    wl_callback_destroy(callback);
    app.is_waiting = false;
}

static const struct wl_callback_listener frame_listener = {.done = handle_frame};

static void commit(struct buffer *buffer, struct rect damage) {
    for (int i = 0; i < app.buffer_count; i++) {
        app.buffers[i].missed = rect_union(app.buffers[i].missed, damage);
    }
    buffer->missed = (struct rect){0};
    buffer->is_busy = true;
    app.is_waiting = true;
    wl_callback_add_listener(wl_surface_frame(app.surface), &frame_listener, NULL);
    wl_surface_attach(app.surface, buffer->proxy, 0, 0);
    wl_surface_damage_buffer(app.surface, damage.x, damage.y, damage.width,
                             damage.height);
    wl_surface_commit(app.surface);
}

/* Shows the moment that it is, if it differs from the one that is shown. */
static void show(void) {
    const double moment = movement_at(&app.movement, now());
    struct rect damage = app.workload->change(app.shown, moment);
    if (app.must_show) {
        damage = (struct rect){0, 0, app.width, app.height};
    }
    struct buffer *buffer = damage.width > 0 ? free_buffer() : NULL;
    if (buffer == NULL) {
        return;
    }
    app.workload->draw(&buffer->picture, rect_union(damage, buffer->missed), moment);
    commit(buffer, damage);
    app.must_show = false;
    app.shown = moment;
}

static void take_size(int width, int height) {
    app.width = (int)lround(width * app.scale);
    app.height = (int)lround(height * app.scale);
    app.must_show = true;
    app.workload->prepare(app.width, app.height, app.scale, app.rows);
    struct wl_region *region = wl_compositor_create_region(app.compositor);
    wl_region_add(region, 0, 0, width, height);
    wl_surface_set_opaque_region(app.surface, region);
    wl_region_destroy(region);
    if (app.viewport != NULL) {
        wp_viewport_set_destination(app.viewport, width, height);
    }
}

static void handle_toplevel_configure(void *data, struct xdg_toplevel *toplevel,
                                      int32_t width, int32_t height,
                                      struct wl_array *states) {
    /* A raw client does not grow; where it may choose, it has the screen's size. */
    if (app.width > 0) {
        return;
    } else if (width > 0) {
        take_size(width, height);
    } else {
        take_size(app.own_width, app.own_height);
    }
}

static void handle_close(void *data, struct xdg_toplevel *toplevel) {
    exit(0);
}

static const struct xdg_toplevel_listener toplevel_listener = {
    .configure = handle_toplevel_configure,
    .close = handle_close,
};

static void handle_configure(void *data, struct xdg_surface *surface,
                             uint32_t serial) {
    xdg_surface_ack_configure(surface, serial);
}

static const struct xdg_surface_listener surface_listener = {
    .configure = handle_configure,
};

static void handle_ping(void *data, struct xdg_wm_base *wm_base, uint32_t serial) {
    xdg_wm_base_pong(wm_base, serial);
}

static const struct xdg_wm_base_listener wm_base_listener = {.ping = handle_ping};

static void handle_global(void *data, struct wl_registry *registry, uint32_t name,
                          const char *interface, uint32_t version) {
    const struct {
        const struct wl_interface *interface;
        uint32_t version;
        void *place;
    } wanted[] = {
        {&wl_compositor_interface, 4, &app.compositor},
        {&wl_shm_interface, 1, &app.shm},
        {&xdg_wm_base_interface, 1, &app.wm_base},
        {&wp_viewporter_interface, 1, &app.viewporter},
        {&zxdg_decoration_manager_v1_interface, 1, &app.decorations},
    };
    for (size_t i = 0; i < sizeof(wanted) / sizeof(wanted[0]); i++) {
        if (strcmp(interface, wanted[i].interface->name) == 0) {
            *(void **)wanted[i].place = wl_registry_bind(
                registry, name, wanted[i].interface, wanted[i].version);
        }
    }
}

static void handle_global_remove(void *data, struct wl_registry *registry,
                                 uint32_t name) {}

static const struct wl_registry_listener registry_listener = {
    .global = handle_global,
    .global_remove = handle_global_remove,
};

static void open_window(void) {
    app.surface = wl_compositor_create_surface(app.compositor);
    if (app.scale != 1 && app.viewporter != NULL) {
        app.viewport = wp_viewporter_get_viewport(app.viewporter, app.surface);
    }
    struct xdg_surface *xdg_surface =
        xdg_wm_base_get_xdg_surface(app.wm_base, app.surface);
    xdg_surface_add_listener(xdg_surface, &surface_listener, NULL);
    struct xdg_toplevel *toplevel = xdg_surface_get_toplevel(xdg_surface);
    xdg_toplevel_add_listener(toplevel, &toplevel_listener, NULL);
    xdg_toplevel_set_title(toplevel, "Bench floor");
    xdg_toplevel_set_fullscreen(toplevel, NULL);
    if (app.decorations != NULL) {
        zxdg_toplevel_decoration_v1_set_mode(
            zxdg_decoration_manager_v1_get_toplevel_decoration(app.decorations,
                                                               toplevel),
            ZXDG_TOPLEVEL_DECORATION_V1_MODE_SERVER_SIDE);
    }
    wl_surface_commit(app.surface);
}

static void take_acts(void) {
    uint64_t count;
    if (read(app.acts, &count, sizeof(count)) > 0) {
        for (; count > 0; count--) {
            movement_act(&app.movement, now());
        }
    }
}

/* Sleeps until something comes, and takes it in. False at the end. */
static bool wait_for_events(void) {
    struct pollfd fds[] = {
        {.fd = wl_display_get_fd(app.display), .events = POLLIN},
        {.fd = app.acts, .events = POLLIN},
    };
    while (wl_display_prepare_read(app.display) != 0) {
        wl_display_dispatch_pending(app.display);
    }
    wl_display_flush(app.display);
    const bool is_good = poll(fds, 2, -1) >= 0;
    if (fds[0].revents != 0) {
        wl_display_read_events(app.display);
    } else {
        wl_display_cancel_read(app.display);
    }
    if (fds[1].revents != 0) {
        take_acts();
    }
    return is_good && wl_display_dispatch_pending(app.display) >= 0;
}

void floor_window_act(void) {
    const uint64_t one = 1;
    if (write(app.acts, &one, sizeof(one)) < 0) {
        abort();
    }
}

void floor_window_run(const struct workload *workload, int width, int height,
                      double scale, int rows) {
    app.workload = workload;
    app.own_width = (int)(width / scale);
    app.own_height = (int)(height / scale);
    app.scale = scale;
    app.rows = rows;
    app.movement = (struct movement){
        .duration = workload->motion,
        .counts = workload->counts,
    };
    app.acts = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    app.display = wl_display_connect(NULL);
    if (app.display == NULL) {
        fprintf(stderr, "bench floor: no compositor\n");
        exit(1);
    }
    wl_registry_add_listener(wl_display_get_registry(app.display),
                             &registry_listener, NULL);
    wl_display_roundtrip(app.display);
    if (app.compositor == NULL || app.shm == NULL || app.wm_base == NULL) {
        fprintf(stderr, "bench floor: the compositor lacks the basics\n");
        exit(1);
    }
    xdg_wm_base_add_listener(app.wm_base, &wm_base_listener, NULL);
    open_window();
    while (wait_for_events()) {
        if (app.width > 0 && !app.is_waiting) {
            show();
        }
    }
}
