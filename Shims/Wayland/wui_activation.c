#include "wui_activation.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "wui_log.h"
#include "wui_protocols_generated.h"
#include "wui_seat_private.h"
#include "wui_text.h"

#define VARIABLE "XDG_ACTIVATION_TOKEN"

/* `origin` says in a message where the token is from. */
static void activate(struct wui_connection *conn, struct wl_surface *surface,
                     const char *token, const char *origin) {
    const struct wui_text text = wui_text_make(token);
    if (strcmp(text.bytes, token) != 0) {
        wui_log("%s is too long or not UTF-8 and is not used", origin);
        return;
    }
    xdg_activation_v1_activate(conn->activation, text.bytes, surface);
}

void wui_activation_use(struct wui_connection *conn,
                        struct wl_surface *surface) {
    const char *token = getenv(VARIABLE);
    if (token == NULL) {
        return;
    }
    if (conn->activation != NULL && token[0] != '\0') {
        activate(conn, surface, token, VARIABLE);
    }
    /* It is good for one window, and not for one of a program that we start. */
    unsetenv(VARIABLE);
}

static void token_done(void *data, struct xdg_activation_token_v1 *proxy,
                       const char *token) {
    struct wui_window *win = data;
    activate(win->conn, win->surface, token, "the compositor's token");
    wui_activation_cancel(win);
}

static const struct xdg_activation_token_v1_listener token_listener = {
    .done = token_done,
};

void wui_activation_cancel(struct wui_window *win) {
    if (win->token != NULL) {
        xdg_activation_token_v1_destroy(win->token);
        win->token = NULL;
    }
}

void wui_window_activate(struct wui_window *win,
                         const struct wui_activation *activation) {
    struct wui_connection *conn = win->conn;
    if (conn->activation == NULL) {
        return;
    }
    /* The newest wish counts. */
    wui_activation_cancel(win);
    win->token = xdg_activation_v1_get_activation_token(conn->activation);
    xdg_activation_token_v1_add_listener(win->token, &token_listener, win);
    struct wl_seat *seat = wui_seat_proxy(conn, activation->seat);
    if (seat != NULL) {
        xdg_activation_token_v1_set_serial(win->token, activation->serial, seat);
    }
    xdg_activation_token_v1_set_app_id(
        win->token, wui_text_make(activation->app_id).bytes);
    const struct wui_window *used =
        wui_window_with_id(conn, activation->window);
    if (used != NULL) {
        xdg_activation_token_v1_set_surface(win->token, used->surface);
    }
    xdg_activation_token_v1_commit(win->token);
}
