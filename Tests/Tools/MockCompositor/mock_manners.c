#include "mock_private.h"

#include <string.h>

void mock_set_manners(struct mock *mock, enum mock_manner releases,
                      enum mock_manner callbacks) {
    mock->releases = releases;
    mock->callbacks = callbacks;
}

static void release(struct object *buffer) {
    if (buffer != NULL && buffer->facts.is_busy) {
        buffer->facts.is_busy = false;
        wl_buffer_send_release(buffer->resource);
    }
}

static void send_callbacks(struct object *surface) {
    struct object *object, *next;
    wl_list_for_each_safe(object, next, &surface->mock->objects, link) {
        if (object->interface == &wl_callback_interface &&
            object->facts.surface == surface) {
            wl_callback_send_done(object->resource, 0);
            wl_resource_destroy(object->resource);
        }
    }
}

void mock_manners_commit(struct object *surface, struct object *old_buffer) {
    const struct mock *mock = surface->mock;
    struct object *buffer = surface->facts.buffer;
    if (mock->releases == MOCK_AT_ONCE) {
        release(buffer);
    } else if (mock->releases == MOCK_WHEN_REPLACED && old_buffer != buffer) {
        release(old_buffer);
    }
    if (mock->callbacks == MOCK_AT_ONCE) {
        send_callbacks(surface);
    }
}
