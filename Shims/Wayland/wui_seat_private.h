#pragma once

#include "wui_connection_private.h"
#include "wui_seat.h"

struct wui_keyboard;
struct wui_pointer;
struct wui_touch;
struct wui_window;

/** A user's set of input devices; devices come and go. */
struct wui_seat {
    struct wl_list link;
    struct wui_connection *conn;
    struct wl_seat *proxy;
    uint32_t name; /* of the global */
    uint32_t id;
    struct wui_keyboard *keyboard; /* may be NULL */
    struct wui_pointer *pointer;   /* may be NULL */
    struct wui_touch *touch;       /* may be NULL */
};

/** Takes over the proxy. */
void wui_seat_create(struct wui_connection *conn, uint32_t name,
                     struct wl_seat *proxy);
/** Focus is given up first, in events. */
void wui_seat_destroy(struct wui_seat *seat /* may be NULL */);

struct wui_seat *wui_seat_named(struct wui_connection *conn, uint32_t name);
struct wl_seat *wui_seat_proxy(struct wui_connection *conn, uint32_t id);

/** Bits of enum wui_modifier held on the seat's keyboard. */
uint32_t wui_seat_modifiers(const struct wui_seat *seat);

void wui_seats_forget_window(struct wui_connection *conn,
                             const struct wui_window *win);
void wui_seats_update_cursor(struct wui_connection *conn,
                             const struct wui_window *win);
