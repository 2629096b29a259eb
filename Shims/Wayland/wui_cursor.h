#pragma once

#include <stdint.h>

struct wl_pointer;
struct wui_connection;

/**
 * The picture of one pointer: the compositor's own where it offers them, else
 * from the user's cursor theme.
 */
struct wui_cursor;

/** NULL where memory is short. To be destroyed before the pointer. */
struct wui_cursor *wui_cursor_create(struct wui_connection *conn,
                                     struct wl_pointer *pointer);
void wui_cursor_destroy(struct wui_cursor *cursor /* may be NULL */);

/**
 * Shows the picture with the CSS name `name` for buffers of `scale`, in answer
 * to the enter event of `serial`. Where the theme lacks it the default is
 * shown, and where it lacks that nothing is.
 */
void wui_cursor_show(struct wui_cursor *cursor, uint32_t serial,
                     const char *name, int32_t scale);
