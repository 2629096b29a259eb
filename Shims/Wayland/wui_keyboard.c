#include "wui_keyboard.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "wui_log.h"
#include "wui_window_private.h"
#include "wui_xkb.h"

struct wui_keyboard {
    struct wui_seat *seat;
    struct wl_keyboard *proxy;
    struct wui_xkb *xkb;
    struct wui_window *focus; /* may be NULL */
    struct wui_repeat_info repeat;
};

static void keyboard_push(const struct wui_keyboard *keyboard,
                          struct wui_event event) {
    event.seat = keyboard->seat->id;
    event.window = keyboard->focus != NULL ? keyboard->focus->id : 0;
    wui_queue_push(&keyboard->seat->conn->queue, &event);
}

static void keyboard_drop_focus(struct wui_keyboard *keyboard) {
    wui_xkb_reset(keyboard->xkb);
    if (keyboard->focus != NULL) {
        keyboard_push(keyboard,
                      (struct wui_event){.type = WUI_EVENT_KEYBOARD_LEAVE});
        keyboard->focus = NULL;
    }
}

/* Private, because from seat version 7 on the file may be sealed or read-only
 * and shared with other clients. */
static bool load_keymap(struct wui_xkb *xkb, int fd, uint32_t size) {
    /* Behind the end of the file lies no memory, whatever the compositor says. */
    struct stat file;
    if (fstat(fd, &file) != 0) {
        return false;
    }
    if (file.st_size < (off_t)size) {
        size = (uint32_t)file.st_size;
    }
    if (size == 0) {
        return false;
    }
    void *text = mmap(NULL, size, PROT_READ, MAP_PRIVATE, fd, 0);
    if (text == MAP_FAILED) {
        return false;
    }
    const bool loaded = wui_xkb_set_keymap(xkb, text, size);
    munmap(text, size);
    return loaded;
}

static void keyboard_keymap(void *data, struct wl_keyboard *proxy,
                            uint32_t format, int32_t fd, uint32_t size) {
    struct wui_keyboard *keyboard = data;
    if (format == WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1) {
        if (!load_keymap(keyboard->xkb, fd, size)) {
            wui_log("the compositor's keymap cannot be used: the old one stays");
        }
    } else {
        wui_xkb_clear_keymap(keyboard->xkb);
    }
    close(fd);
    /* The code that repeats may mean another key now. */
    keyboard_push(keyboard,
                  (struct wui_event){.type = WUI_EVENT_KEYBOARD_CHANGED});
}

/* `keys` held already were pressed for someone else. */
static void keyboard_enter(void *data, struct wl_keyboard *proxy,
                           uint32_t serial, struct wl_surface *surface,
                           struct wl_array *keys) {
    struct wui_keyboard *keyboard = data;
    struct wui_window *win = wui_window_of(keyboard->seat->conn, surface);
    if (win == keyboard->focus) {
        return;
    }
    keyboard_drop_focus(keyboard);
    keyboard->focus = win;
    if (win != NULL) {
        keyboard_push(keyboard,
                      (struct wui_event){.type = WUI_EVENT_KEYBOARD_ENTER});
    }
}

static void keyboard_leave(void *data, struct wl_keyboard *proxy,
                           uint32_t serial, struct wl_surface *surface) {
    keyboard_drop_focus(data);
}

static void keyboard_key(void *data, struct wl_keyboard *proxy, uint32_t serial,
                         uint32_t time, uint32_t code, uint32_t state) {
    struct wui_keyboard *keyboard = data;
    if (keyboard->focus == NULL) {
        return;
    }
    struct wui_event event = {.type = WUI_EVENT_KEY};
    enum wui_xkb_phase phase;
    switch (state) {
    case WL_KEYBOARD_KEY_STATE_PRESSED:
        phase = WUI_XKB_PRESS;
        break;
    case WL_KEYBOARD_KEY_STATE_RELEASED:
        phase = WUI_XKB_RELEASE;
        break;
    default:
        return; /* "repeated", of a version that we do not bind */
    }
    event.key.pressed = phase == WUI_XKB_PRESS;
    event.key.serial = serial;
    if (!wui_xkb_translate(keyboard->xkb, code, phase, &event.key.key)) {
        if (phase == WUI_XKB_PRESS) {
            return;
        }
        /* The release of a key that the keymap has lost still ends a repeat. */
    }
    keyboard_push(keyboard, event);
}

static void keyboard_modifiers(void *data, struct wl_keyboard *proxy,
                               uint32_t serial, uint32_t depressed,
                               uint32_t latched, uint32_t locked,
                               uint32_t group) {
    struct wui_keyboard *keyboard = data;
    wui_xkb_set_modifiers(keyboard->xkb, depressed, latched, locked, group);
}

static void keyboard_repeat_info(void *data, struct wl_keyboard *proxy,
                                 int32_t rate, int32_t delay) {
    struct wui_keyboard *keyboard = data;
    keyboard->repeat = (struct wui_repeat_info){
        .rate = rate > 0 ? rate : 0,
        .delay = delay > 0 ? delay : 0,
    };
}

static const struct wl_keyboard_listener keyboard_listener = {
    .keymap = keyboard_keymap,
    .enter = keyboard_enter,
    .leave = keyboard_leave,
    .key = keyboard_key,
    .modifiers = keyboard_modifiers,
    .repeat_info = keyboard_repeat_info,
};

struct wui_keyboard *wui_keyboard_create(struct wui_seat *seat) {
    struct wui_keyboard *keyboard = calloc(1, sizeof(*keyboard));
    struct wui_xkb *xkb = wui_xkb_create();
    if (keyboard == NULL || xkb == NULL) {
        wui_log("no keyboard: xkbcommon cannot start");
        wui_xkb_destroy(xkb);
        free(keyboard);
        return NULL;
    }
    *keyboard = (struct wui_keyboard){
        .seat = seat,
        .proxy = wl_seat_get_keyboard(seat->proxy),
        .xkb = xkb,
        /* Of a compositor that does not say. */
        .repeat = {.rate = 25, .delay = 600},
    };
    wl_keyboard_add_listener(keyboard->proxy, &keyboard_listener, keyboard);
    return keyboard;
}

void wui_keyboard_destroy(struct wui_keyboard *keyboard) {
    if (keyboard == NULL) {
        return;
    }
    keyboard_drop_focus(keyboard);
    if (wl_keyboard_get_version(keyboard->proxy) >=
        WL_KEYBOARD_RELEASE_SINCE_VERSION) {
        wl_keyboard_release(keyboard->proxy);
    } else {
        wl_keyboard_destroy(keyboard->proxy);
    }
    wui_xkb_destroy(keyboard->xkb);
    free(keyboard);
}

uint32_t wui_keyboard_modifiers(const struct wui_keyboard *keyboard) {
    return wui_xkb_modifiers(keyboard->xkb);
}

struct wui_repeat_info
wui_keyboard_repeat_info(const struct wui_keyboard *keyboard) {
    return keyboard->repeat;
}

bool wui_keyboard_translate(struct wui_keyboard *keyboard, uint32_t evdev_code,
                            struct wui_key *key) {
    return wui_xkb_translate(keyboard->xkb, evdev_code, WUI_XKB_REPEAT, key);
}

void wui_keyboard_forget_window(struct wui_keyboard *keyboard,
                                const struct wui_window *win) {
    if (keyboard->focus == win) {
        keyboard_drop_focus(keyboard);
    }
}
