#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "wui_event.h"

/** A connection to the compositor, its globals, and the events it has sent. */
struct wui_connection;

enum wui_connect_status {
    WUI_CONNECT_OK,
    WUI_CONNECT_NO_DISPLAY,     /* error_number says why */
    WUI_CONNECT_LOST,           /* the compositor went away while we asked */
    WUI_CONNECT_MISSING_GLOBAL, /* `global` is absent, or older than `version` */
};

struct wui_connect_result {
    enum wui_connect_status status;
    int error_number;
    const char *global;
    uint32_t version;
};

/**
 * Connects as the environment says (WAYLAND_SOCKET, WAYLAND_DISPLAY,
 * XDG_RUNTIME_DIR), binds the globals and waits until seats and outputs have
 * described themselves. Returns NULL and says why in `result`.
 */
struct wui_connection *wui_connection_create(struct wui_connect_result *result);

/** Windows and buffers must have been destroyed before. */
void wui_connection_destroy(struct wui_connection *conn /* may be NULL */);

/** The descriptor to watch for reading; owned by the connection. */
int wui_connection_fd(const struct wui_connection *conn);

/**
 * Reads what is there without blocking and runs the callbacks. Returns false
 * once the connection is lost.
 */
bool wui_connection_dispatch(struct wui_connection *conn);

enum wui_flush_status {
    WUI_FLUSH_DONE,
    WUI_FLUSH_AGAIN, /* the socket is full: flush again when it is writable */
    WUI_FLUSH_LOST,
};

/** Sends what is buffered. To be called at the end of every turn of the loop. */
enum wui_flush_status wui_connection_flush(struct wui_connection *conn);

/** Takes the oldest event out of the queue; false when it is empty. */
bool wui_connection_next_event(struct wui_connection *conn,
                               struct wui_event *event);

/**
 * Why the connection was lost, in one line; NULL while it is up. Valid as long
 * as the connection.
 */
const char *wui_connection_error(const struct wui_connection *conn);
