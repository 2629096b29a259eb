#include "wui_connection_private.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "wui_log.h"
#include "wui_registry.h"

/* What libwayland last complained about: it is the only place where the text
 * of a protocol error can be had. */
static char last_complaint[256];
/* Why there is no display is for the caller to say, once. */
static bool is_connecting;

static void log_handler(const char *format, va_list args) {
    vsnprintf(last_complaint, sizeof(last_complaint), format, args);
    last_complaint[strcspn(last_complaint, "\n")] = '\0';
    if (!is_connecting) {
        wui_log("%s", last_complaint);
    }
}

uint32_t wui_connection_new_id(struct wui_connection *conn) {
    return ++conn->last_id;
}

/* `result` keeps what it says where the globals are at fault. */
static bool connection_ask(struct wui_connection *conn,
                           struct wui_connect_result *result) {
    wui_registry_init(conn);
    if (wl_display_roundtrip(conn->display) < 0) {
        goto lost;
    }
    if (!wui_registry_is_complete(conn, result)) {
        return false;
    }
    wui_registry_log_missing(conn);
    /* Seats and outputs, just bound, tell what they are. */
    if (wl_display_roundtrip(conn->display) < 0) {
        goto lost;
    }
    return true;

lost:
    *result = (struct wui_connect_result){
        .status = WUI_CONNECT_LOST,
        .error_number = errno,
    };
    return false;
}

struct wui_connection *wui_connection_create(struct wui_connect_result *result) {
    *result = (struct wui_connect_result){.status = WUI_CONNECT_NO_DISPLAY};
    wl_log_set_handler_client(log_handler);

    struct wui_connection *conn = calloc(1, sizeof(*conn));
    if (conn == NULL) {
        result->error_number = ENOMEM;
        return NULL;
    }
    wl_list_init(&conn->seats);
    wl_list_init(&conn->outputs);
    wl_list_init(&conn->windows);

    errno = 0;
    is_connecting = true;
    conn->display = wl_display_connect(NULL);
    is_connecting = false;
    if (conn->display == NULL) {
        result->error_number = errno;
        free(conn);
        return NULL;
    }
    if (!connection_ask(conn, result)) {
        wui_connection_destroy(conn);
        return NULL;
    }
    return conn;
}

void wui_connection_destroy(struct wui_connection *conn) {
    if (conn == NULL) {
        return;
    }
    wui_registry_finish(conn);
    wui_queue_finish(&conn->queue);
    wl_display_flush(conn->display);
    wl_display_disconnect(conn->display);
    free(conn);
}

int wui_connection_fd(const struct wui_connection *conn) {
    return wl_display_get_fd(conn->display);
}

/* Requests made from here on are dropped by libwayland, so tear-down runs as
 * usual. */
static void connection_lose(struct wui_connection *conn) {
    const int error = wl_display_get_error(conn->display);
    if (conn->error[0] != '\0') {
        return;
    }
    if (error == EPROTO && last_complaint[0] != '\0') {
        snprintf(conn->error, sizeof(conn->error),
                 "the compositor ended the connection over a protocol error "
                 "(%s): please report it, with what WAYLAND_DEBUG=1 prints",
                 last_complaint);
    } else if (error == EPIPE || error == ECONNRESET || error == 0) {
        snprintf(conn->error, sizeof(conn->error),
                 "the compositor went away: start the program again when one "
                 "is running");
    } else {
        snprintf(conn->error, sizeof(conn->error),
                 "the connection to the compositor failed (%s): start the "
                 "program again",
                 strerror(error));
    }
}

/* The check for -1 matters: after an error the queue stays non-empty, and a
 * loop without it would spin for ever. */
static bool connection_dispatch(struct wui_connection *conn) {
    while (wl_display_prepare_read(conn->display) != 0) {
        if (wl_display_dispatch_pending(conn->display) < 0) {
            return false;
        }
    }
    /* The intent to read is taken and given up within this function, where
     * nothing of the application can run between the two. */
    if (wl_display_read_events(conn->display) < 0 && errno != EAGAIN) {
        /* What came before the end may be the compositor's error. */
        wl_display_dispatch_pending(conn->display);
        return false;
    }
    return wl_display_dispatch_pending(conn->display) >= 0;
}

bool wui_connection_dispatch(struct wui_connection *conn) {
    if (conn->error[0] != '\0') {
        return false;
    }
    if (!connection_dispatch(conn)) {
        connection_lose(conn);
        return false;
    }
    return true;
}

enum wui_flush_status wui_connection_flush(struct wui_connection *conn) {
    if (conn->error[0] != '\0') {
        return WUI_FLUSH_LOST;
    }
    int sent;
    do {
        sent = wl_display_flush(conn->display);
    } while (sent < 0 && errno == EINTR);
    if (sent >= 0) {
        return WUI_FLUSH_DONE;
    }
    if (errno == EAGAIN) {
        return WUI_FLUSH_AGAIN;
    }
    if (errno == EPIPE) {
        /* The reason may still lie in the socket. */
        wui_connection_dispatch(conn);
    }
    connection_lose(conn);
    return WUI_FLUSH_LOST;
}

bool wui_connection_next_event(struct wui_connection *conn,
                               struct wui_event *event) {
    return wui_queue_pop(&conn->queue, event);
}

const char *wui_connection_error(const struct wui_connection *conn) {
    return conn->error[0] != '\0' ? conn->error : NULL;
}
