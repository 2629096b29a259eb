#pragma once

#include <stdbool.h>

#include <wayland-client.h>

#include "floor_picture.h"

/** A buffer that the compositor reads too. */
struct buffer {
    struct wl_buffer *proxy;
    struct picture picture;
    bool is_busy;
    struct rect missed; /* what differs from the last frame */
};

/** Makes the buffer; the program ends where memory is short. */
void buffer_create(struct buffer *buffer, struct wl_shm *shm, int width,
                   int height);
