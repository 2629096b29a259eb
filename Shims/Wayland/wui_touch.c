#include "wui_touch.h"

#include <stdlib.h>

#include "wui_window_private.h"

#define PRIMARY_BUTTON 0x110 /* BTN_LEFT */

struct wui_touch {
    struct wui_seat *seat;
    struct wl_touch *proxy;

    struct wui_window *focus; /* NULL: no finger that counts */
    int32_t finger;           /* on `focus` */
    double x, y;
};

/* Not held back until wl_touch.frame: that joins the fingers of one moment,
 * and here there is one finger only. Compositors forget frames, too. */
static void touch_push(const struct wui_touch *touch,
                       struct wui_pointer_event event) {
    event.touch = true;
    event.x = touch->x;
    event.y = touch->y;
    event.modifiers = wui_seat_modifiers(touch->seat);
    const struct wui_event entry = {
        .type = WUI_EVENT_POINTER,
        .window = touch->focus->id,
        .seat = touch->seat->id,
        .pointer = event,
    };
    wui_queue_push(&touch->seat->conn->queue, &entry);
}

static void touch_cancel_focus(struct wui_touch *touch) {
    if (touch->focus == NULL) {
        return;
    }
    touch_push(touch, (struct wui_pointer_event){.kind = WUI_POINTER_CANCEL});
    touch->focus = NULL;
}

static bool is_finger(const struct wui_touch *touch, int32_t id) {
    return touch->focus != NULL && touch->finger == id;
}

static void touch_down(void *data, struct wl_touch *proxy, uint32_t serial,
                       uint32_t time, struct wl_surface *surface, int32_t id,
                       wl_fixed_t x, wl_fixed_t y) {
    struct wui_touch *touch = data;
    if (is_finger(touch, id)) {
        /* It came up without a word. */
        touch_cancel_focus(touch);
    }
    struct wui_window *win = wui_window_of(touch->seat->conn, surface);
    /* A finger beside another, or on a window that is gone. */
    if (touch->focus != NULL || win == NULL) {
        return;
    }
    touch->focus = win;
    touch->finger = id;
    touch->x = wl_fixed_to_double(x);
    touch->y = wl_fixed_to_double(y);
    touch_push(touch, (struct wui_pointer_event){
                          .kind = WUI_POINTER_BUTTON,
                          .button = PRIMARY_BUTTON,
                          .pressed = true,
                          .time = time,
                          .serial = serial,
                      });
}

static void touch_up(void *data, struct wl_touch *proxy, uint32_t serial,
                     uint32_t time, int32_t id) {
    struct wui_touch *touch = data;
    if (!is_finger(touch, id)) {
        return;
    }
    touch_push(touch, (struct wui_pointer_event){
                          .kind = WUI_POINTER_BUTTON,
                          .button = PRIMARY_BUTTON,
                          .time = time,
                          .serial = serial,
                      });
    touch->focus = NULL;
}

static void touch_motion(void *data, struct wl_touch *proxy, uint32_t time,
                         int32_t id, wl_fixed_t x, wl_fixed_t y) {
    struct wui_touch *touch = data;
    if (!is_finger(touch, id)) {
        return;
    }
    touch->x = wl_fixed_to_double(x);
    touch->y = wl_fixed_to_double(y);
    touch_push(touch, (struct wui_pointer_event){
                          .kind = WUI_POINTER_MOTION,
                          .time = time,
                      });
}

static void touch_frame(void *data, struct wl_touch *proxy) {}

/* All fingers are the compositor's now, as for a gesture of its own. */
static void touch_cancel(void *data, struct wl_touch *proxy) {
    touch_cancel_focus(data);
}

static void touch_shape(void *data, struct wl_touch *proxy, int32_t id,
                        wl_fixed_t major, wl_fixed_t minor) {}

static void touch_orientation(void *data, struct wl_touch *proxy, int32_t id,
                              wl_fixed_t orientation) {}

static const struct wl_touch_listener touch_listener = {
    .down = touch_down,
    .up = touch_up,
    .motion = touch_motion,
    .frame = touch_frame,
    .cancel = touch_cancel,
    .shape = touch_shape,
    .orientation = touch_orientation,
};

struct wui_touch *wui_touch_create(struct wui_seat *seat) {
    struct wui_touch *touch = calloc(1, sizeof(*touch));
    if (touch == NULL) {
        return NULL;
    }
    *touch = (struct wui_touch){
        .seat = seat,
        .proxy = wl_seat_get_touch(seat->proxy),
    };
    wl_touch_add_listener(touch->proxy, &touch_listener, touch);
    return touch;
}

void wui_touch_destroy(struct wui_touch *touch) {
    if (touch == NULL) {
        return;
    }
    touch_cancel_focus(touch);
    if (wl_touch_get_version(touch->proxy) >= WL_TOUCH_RELEASE_SINCE_VERSION) {
        wl_touch_release(touch->proxy);
    } else {
        wl_touch_destroy(touch->proxy);
    }
    free(touch);
}

void wui_touch_forget_window(struct wui_touch *touch,
                             const struct wui_window *win) {
    if (touch->focus == win) {
        touch_cancel_focus(touch);
    }
}
