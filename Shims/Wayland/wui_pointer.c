#include "wui_pointer.h"

#include <stdlib.h>
#include <string.h>

#include "wui_cursor.h"
#include "wui_log.h"
#include "wui_window_scale.h"

/* More than this in one frame is passed on in parts. */
#define MAX_PENDING 16

/* One axis within a frame; of what is reported the finest detents count. Sums
 * are wider than what is summed up: nobody bounds it. */
struct axis {
    double points;    /* wl_pointer.axis */
    int64_t discrete; /* wl_pointer.axis_discrete, detents */
    int64_t value120; /* wl_pointer.axis_value120, 1/120 detents */
};

struct wui_pointer {
    struct wui_seat *seat;
    struct wl_pointer *proxy;

    struct wui_window *focus; /* NULL: none, or a surface that is not ours */
    uint32_t enter_serial;
    double x, y;
    uint32_t buttons; /* held, by bit from BTN_LEFT; a set because some
                         compositors repeat a press without a release */

    struct wui_cursor *cursor; /* may be NULL */
    const char *cursor_name;   /* shown since the last enter; may be NULL */
    int32_t cursor_scale;

    /* Collected until wl_pointer.frame. */
    struct wui_event pending[MAX_PENDING];
    size_t pending_count;
    struct axis axes[2]; /* by enum wl_pointer_axis */
    bool scrolled;
    uint32_t scroll_time;
};

#define FIRST_BUTTON 0x110 /* BTN_LEFT */

static uint32_t button_bit(uint32_t button) {
    return button >= FIRST_BUTTON && button < FIRST_BUTTON + 32
               ? 1u << (button - FIRST_BUTTON)
               : 0;
}

static void pointer_flush_pending(struct wui_pointer *pointer) {
    for (size_t i = 0; i < pointer->pending_count; i++) {
        wui_queue_push(&pointer->seat->conn->queue, &pointer->pending[i]);
    }
    pointer->pending_count = 0;
}

static void pointer_add(struct wui_pointer *pointer,
                        struct wui_pointer_event event) {
    if (pointer->focus == NULL) {
        return;
    }
    if (pointer->pending_count == MAX_PENDING) {
        pointer_flush_pending(pointer);
    }
    event.x = pointer->x;
    event.y = pointer->y;
    event.modifiers = wui_seat_modifiers(pointer->seat);
    pointer->pending[pointer->pending_count++] = (struct wui_event){
        .type = WUI_EVENT_POINTER,
        .window = pointer->focus->id,
        .seat = pointer->seat->id,
        .pointer = event,
    };
}

static double axis_steps(const struct axis *axis) {
    return axis->value120 != 0 ? (double)axis->value120 / 120.0 : (double)axis->discrete;
}

static void pointer_add_scroll(struct wui_pointer *pointer) {
    const struct axis *x = &pointer->axes[WL_POINTER_AXIS_HORIZONTAL_SCROLL];
    const struct axis *y = &pointer->axes[WL_POINTER_AXIS_VERTICAL_SCROLL];
    pointer_add(pointer, (struct wui_pointer_event){
                             .kind = WUI_POINTER_SCROLL,
                             .scroll_x = x->points,
                             .scroll_y = y->points,
                             .steps_x = axis_steps(x),
                             .steps_y = axis_steps(y),
                             .time = pointer->scroll_time,
                         });
    memset(pointer->axes, 0, sizeof(pointer->axes));
    pointer->scrolled = false;
}

static void pointer_end_frame(struct wui_pointer *pointer) {
    if (pointer->scrolled) {
        pointer_add_scroll(pointer);
    }
    pointer_flush_pending(pointer);
}

/* Seats before version 5 send no frames: every event is one. */
static void pointer_end_event(struct wui_pointer *pointer) {
    if (wl_pointer_get_version(pointer->proxy) < WL_POINTER_FRAME_SINCE_VERSION) {
        pointer_end_frame(pointer);
    }
}

static void pointer_drop_focus(struct wui_pointer *pointer) {
    if (pointer->focus == NULL) {
        return;
    }
    if (pointer->buttons != 0) {
        pointer->buttons = 0;
        pointer_add(pointer,
                    (struct wui_pointer_event){.kind = WUI_POINTER_CANCEL});
    }
    pointer_add(pointer, (struct wui_pointer_event){.kind = WUI_POINTER_LEAVE});
    pointer->focus = NULL;
    pointer->cursor_name = NULL;
}

static void pointer_enter(void *data, struct wl_pointer *proxy, uint32_t serial,
                          struct wl_surface *surface, wl_fixed_t x,
                          wl_fixed_t y) {
    struct wui_pointer *pointer = data;
    pointer_drop_focus(pointer);
    /* The surface may have been destroyed in flight: then there is no window,
     * and motion and leave that follow mean nothing. */
    pointer->focus = wui_window_of(pointer->seat->conn, surface);
    pointer->enter_serial = serial;
    pointer->x = wl_fixed_to_double(x);
    pointer->y = wl_fixed_to_double(y);
    pointer_add(pointer, (struct wui_pointer_event){
                             .kind = WUI_POINTER_ENTER,
                             .serial = serial,
                         });
    wui_pointer_update_cursor(pointer, NULL);
    pointer_end_event(pointer);
}

static void pointer_leave(void *data, struct wl_pointer *proxy, uint32_t serial,
                          struct wl_surface *surface) {
    struct wui_pointer *pointer = data;
    pointer_drop_focus(pointer);
    pointer_end_event(pointer);
}

static void pointer_motion(void *data, struct wl_pointer *proxy, uint32_t time,
                           wl_fixed_t x, wl_fixed_t y) {
    struct wui_pointer *pointer = data;
    pointer->x = wl_fixed_to_double(x);
    pointer->y = wl_fixed_to_double(y);
    pointer_add(pointer, (struct wui_pointer_event){
                             .kind = WUI_POINTER_MOTION,
                             .time = time,
                         });
    pointer_end_event(pointer);
}

static void pointer_button(void *data, struct wl_pointer *proxy,
                           uint32_t serial, uint32_t time, uint32_t button,
                           uint32_t state) {
    struct wui_pointer *pointer = data;
    const bool pressed = state == WL_POINTER_BUTTON_STATE_PRESSED;
    const uint32_t bit = button_bit(button);
    pointer->buttons =
        pressed ? pointer->buttons | bit : pointer->buttons & ~bit;
    pointer_add(pointer, (struct wui_pointer_event){
                             .kind = WUI_POINTER_BUTTON,
                             .button = button,
                             .pressed = pressed,
                             .time = time,
                             .serial = serial,
                         });
    pointer_end_event(pointer);
}

static struct axis *pointer_axis_at(struct wui_pointer *pointer, uint32_t axis) {
    pointer->scrolled = true;
    return &pointer->axes[axis == WL_POINTER_AXIS_HORIZONTAL_SCROLL ? 1 : 0];
}

static void pointer_axis(void *data, struct wl_pointer *proxy, uint32_t time,
                         uint32_t axis, wl_fixed_t value) {
    struct wui_pointer *pointer = data;
    pointer_axis_at(pointer, axis)->points += wl_fixed_to_double(value);
    pointer->scroll_time = time;
    pointer_end_event(pointer);
}

static void pointer_frame(void *data, struct wl_pointer *proxy) {
    pointer_end_frame(data);
}

static void pointer_axis_source(void *data, struct wl_pointer *proxy,
                                uint32_t source) {}

static void pointer_axis_stop(void *data, struct wl_pointer *proxy,
                              uint32_t time, uint32_t axis) {}

static void pointer_axis_discrete(void *data, struct wl_pointer *proxy,
                                  uint32_t axis, int32_t discrete) {
    pointer_axis_at(data, axis)->discrete += discrete;
}

static void pointer_axis_value120(void *data, struct wl_pointer *proxy,
                                  uint32_t axis, int32_t value120) {
    pointer_axis_at(data, axis)->value120 += value120;
}

static const struct wl_pointer_listener pointer_listener = {
    .enter = pointer_enter,
    .leave = pointer_leave,
    .motion = pointer_motion,
    .button = pointer_button,
    .axis = pointer_axis,
    .frame = pointer_frame,
    .axis_source = pointer_axis_source,
    .axis_stop = pointer_axis_stop,
    .axis_discrete = pointer_axis_discrete,
    .axis_value120 = pointer_axis_value120,
};

struct wui_pointer *wui_pointer_create(struct wui_seat *seat) {
    struct wui_pointer *pointer = calloc(1, sizeof(*pointer));
    if (pointer == NULL) {
        return NULL;
    }
    struct wl_pointer *proxy = wl_seat_get_pointer(seat->proxy);
    *pointer = (struct wui_pointer){
        .seat = seat,
        .proxy = proxy,
        .cursor = wui_cursor_create(seat->conn, proxy),
    };
    wl_pointer_add_listener(pointer->proxy, &pointer_listener, pointer);
    return pointer;
}

void wui_pointer_destroy(struct wui_pointer *pointer) {
    if (pointer == NULL) {
        return;
    }
    /* No leave and no frame follow the loss of the device. */
    pointer_drop_focus(pointer);
    pointer_end_frame(pointer);
    wui_cursor_destroy(pointer->cursor);
    if (wl_pointer_get_version(pointer->proxy) >=
        WL_POINTER_RELEASE_SINCE_VERSION) {
        wl_pointer_release(pointer->proxy);
    } else {
        wl_pointer_destroy(pointer->proxy);
    }
    free(pointer);
}

void wui_pointer_update_cursor(struct wui_pointer *pointer,
                               const struct wui_window *win) {
    struct wui_window *focus = pointer->focus;
    if (focus == NULL || pointer->cursor == NULL ||
        (win != NULL && win != focus)) {
        return;
    }
    const int32_t scale = wui_window_whole_scale(focus);
    if (pointer->cursor_name == focus->cursor &&
        pointer->cursor_scale == scale) {
        return;
    }
    pointer->cursor_name = focus->cursor;
    pointer->cursor_scale = scale;
    wui_cursor_show(pointer->cursor, pointer->enter_serial, focus->cursor,
                    scale);
}

void wui_pointer_forget_window(struct wui_pointer *pointer,
                               const struct wui_window *win) {
    if (pointer->focus == win) {
        pointer_drop_focus(pointer);
        pointer_end_frame(pointer);
    }
}
