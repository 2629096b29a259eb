#include "wui_seat_private.h"

#include <stdlib.h>

#include "wui_keyboard.h"
#include "wui_pointer.h"
#include "wui_touch.h"

static void seat_update_keyboard(struct wui_seat *seat, bool present) {
    if (present && seat->keyboard == NULL) {
        seat->keyboard = wui_keyboard_create(seat);
    } else if (!present && seat->keyboard != NULL) {
        wui_keyboard_destroy(seat->keyboard);
        seat->keyboard = NULL;
    }
}

static void seat_update_pointer(struct wui_seat *seat, bool present) {
    if (present && seat->pointer == NULL) {
        seat->pointer = wui_pointer_create(seat);
    } else if (!present && seat->pointer != NULL) {
        wui_pointer_destroy(seat->pointer);
        seat->pointer = NULL;
    }
}

static void seat_update_touch(struct wui_seat *seat, bool present) {
    if (present && seat->touch == NULL) {
        seat->touch = wui_touch_create(seat);
    } else if (!present && seat->touch != NULL) {
        wui_touch_destroy(seat->touch);
        seat->touch = NULL;
    }
}

/* Comes again whenever any device does: only changes count. */
static void seat_capabilities(void *data, struct wl_seat *proxy,
                              uint32_t capabilities) {
    struct wui_seat *seat = data;
    seat_update_keyboard(seat, capabilities & WL_SEAT_CAPABILITY_KEYBOARD);
    seat_update_pointer(seat, capabilities & WL_SEAT_CAPABILITY_POINTER);
    seat_update_touch(seat, capabilities & WL_SEAT_CAPABILITY_TOUCH);
}

static void seat_name(void *data, struct wl_seat *proxy, const char *name) {}

static const struct wl_seat_listener seat_listener = {
    .capabilities = seat_capabilities,
    .name = seat_name,
};

void wui_seat_create(struct wui_connection *conn, uint32_t name,
                     struct wl_seat *proxy) {
    struct wui_seat *seat = calloc(1, sizeof(*seat));
    if (seat == NULL) {
        wl_seat_destroy(proxy);
        return;
    }
    *seat = (struct wui_seat){
        .conn = conn,
        .proxy = proxy,
        .name = name,
        .id = wui_connection_new_id(conn),
    };
    wl_list_insert(&conn->seats, &seat->link);
    wl_seat_add_listener(proxy, &seat_listener, seat);
}

void wui_seat_destroy(struct wui_seat *seat) {
    if (seat == NULL) {
        return;
    }
    seat_update_touch(seat, false);
    seat_update_pointer(seat, false);
    seat_update_keyboard(seat, false);
    wl_list_remove(&seat->link);
    if (wl_seat_get_version(seat->proxy) >= WL_SEAT_RELEASE_SINCE_VERSION) {
        wl_seat_release(seat->proxy);
    } else {
        wl_seat_destroy(seat->proxy);
    }
    free(seat);
}

struct wui_seat *wui_seat_named(struct wui_connection *conn, uint32_t name) {
    struct wui_seat *seat;
    wl_list_for_each(seat, &conn->seats, link) {
        if (seat->name == name) {
            return seat;
        }
    }
    return NULL;
}

static struct wui_seat *seat_with_id(struct wui_connection *conn, uint32_t id) {
    struct wui_seat *seat;
    wl_list_for_each(seat, &conn->seats, link) {
        if (seat->id == id) {
            return seat;
        }
    }
    return NULL;
}

struct wl_seat *wui_seat_proxy(struct wui_connection *conn, uint32_t id) {
    const struct wui_seat *seat = seat_with_id(conn, id);
    return seat != NULL ? seat->proxy : NULL;
}

uint32_t wui_seat_modifiers(const struct wui_seat *seat) {
    return seat->keyboard != NULL ? wui_keyboard_modifiers(seat->keyboard) : 0;
}

struct wui_repeat_info wui_seat_repeat_info(struct wui_connection *conn,
                                            uint32_t id) {
    const struct wui_seat *seat = seat_with_id(conn, id);
    if (seat == NULL || seat->keyboard == NULL) {
        return (struct wui_repeat_info){0};
    }
    return wui_keyboard_repeat_info(seat->keyboard);
}

bool wui_seat_translate(struct wui_connection *conn, uint32_t id,
                        uint32_t evdev_code, struct wui_key *key) {
    struct wui_seat *seat = seat_with_id(conn, id);
    return seat != NULL && seat->keyboard != NULL &&
           wui_keyboard_translate(seat->keyboard, evdev_code, key);
}

void wui_seats_forget_window(struct wui_connection *conn,
                             const struct wui_window *win) {
    struct wui_seat *seat;
    wl_list_for_each(seat, &conn->seats, link) {
        if (seat->keyboard != NULL) {
            wui_keyboard_forget_window(seat->keyboard, win);
        }
        if (seat->pointer != NULL) {
            wui_pointer_forget_window(seat->pointer, win);
        }
        if (seat->touch != NULL) {
            wui_touch_forget_window(seat->touch, win);
        }
    }
}

void wui_seats_update_cursor(struct wui_connection *conn,
                             const struct wui_window *win) {
    struct wui_seat *seat;
    wl_list_for_each(seat, &conn->seats, link) {
        if (seat->pointer != NULL) {
            wui_pointer_update_cursor(seat->pointer, win);
        }
    }
}
