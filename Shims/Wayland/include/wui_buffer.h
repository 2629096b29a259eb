#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct wui_connection;

/** Pixels shared with the compositor: premultiplied ARGB8888, native endian. */
struct wui_buffer;

/**
 * A buffer of the given size in pixels, filled with zeros. NULL where the size
 * is not positive or too large, or memory is short (logged).
 */
struct wui_buffer *wui_buffer_create(struct wui_connection *conn,
                                     int32_t width, int32_t height);

/** May be called while the compositor reads: it goes on with its own mapping. */
void wui_buffer_destroy(struct wui_buffer *buffer /* may be NULL */);

/** Names the buffer in WUI_EVENT_BUFFER_RELEASE; never 0. */
uint32_t wui_buffer_id(const struct wui_buffer *buffer);
void *wui_buffer_data(const struct wui_buffer *buffer);
/** Bytes from one row to the next, a multiple of 256. */
int32_t wui_buffer_stride(const struct wui_buffer *buffer);
