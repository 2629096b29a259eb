#pragma once

#include <stdbool.h>
#include <stdint.h>

/**
 * What the compositor said, as plain values. Callbacks of libwayland append to
 * the connection's queue; the caller takes events out one by one afterwards, so
 * that none of its code ever runs inside a callback.
 */

/** Scales are fractions with this denominator, as in wp_fractional_scale_v1. */
#define WUI_SCALE_DENOMINATOR 120

enum wui_event_type {
    WUI_EVENT_CONFIGURE,
    WUI_EVENT_CLOSE,
    WUI_EVENT_SCALE,
    WUI_EVENT_OUTPUT_ENTER,
    WUI_EVENT_FRAME,
    WUI_EVENT_BUFFER_RELEASE,
    WUI_EVENT_KEYBOARD_ENTER,
    WUI_EVENT_KEYBOARD_LEAVE,
    WUI_EVENT_KEYBOARD_CHANGED,
    WUI_EVENT_KEY,
    WUI_EVENT_POINTER,
};

/** States of a toplevel, one bit each. */
enum wui_state {
    WUI_STATE_ACTIVATED = 1 << 0,
    WUI_STATE_MAXIMIZED = 1 << 1,
    WUI_STATE_FULLSCREEN = 1 << 2,
    WUI_STATE_RESIZING = 1 << 3,
    WUI_STATE_TILED_LEFT = 1 << 4,
    WUI_STATE_TILED_RIGHT = 1 << 5,
    WUI_STATE_TILED_TOP = 1 << 6,
    WUI_STATE_TILED_BOTTOM = 1 << 7,
    WUI_STATE_SUSPENDED = 1 << 8,
};

/** What the compositor can do with a window, one bit each. */
enum wui_capability {
    WUI_CAPABILITY_MENU = 1 << 0,
    WUI_CAPABILITY_MAXIMIZE = 1 << 1,
    WUI_CAPABILITY_FULLSCREEN = 1 << 2,
    WUI_CAPABILITY_MINIMIZE = 1 << 3,
    WUI_CAPABILITIES_ALL = (1 << 4) - 1,
};

/** The compositor proposes a size and states; answer with wui_window_ack(). */
struct wui_configure {
    uint32_t serial;
    int32_t width, height;               /* points; 0: the client chooses */
    int32_t bounds_width, bounds_height; /* points; 0: not known */
    uint32_t states;                     /* bits of enum wui_state */
    uint32_t capabilities; /* bits of enum wui_capability; all, until told */
    bool server_decorations;
};

enum wui_modifier {
    WUI_MODIFIER_SHIFT = 1 << 0,
    WUI_MODIFIER_CONTROL = 1 << 1,
    WUI_MODIFIER_ALT = 1 << 2,
    WUI_MODIFIER_LOGO = 1 << 3,
    WUI_MODIFIER_CAPS_LOCK = 1 << 4,
};

/** A key as the keyboard layout, the modifiers and the compose state give it. */
struct wui_key {
    uint32_t code;      /* evdev */
    uint32_t symbol;    /* keysym before Shift, lower case */
    uint32_t character; /* Unicode scalar of `symbol`, 0 where it has none */
    uint32_t shortcut_symbol; /* `symbol`, or the Latin one of the same key */
    uint32_t shortcut_character;
    uint32_t modifiers; /* bits of enum wui_modifier, effective */
    bool repeats;
    bool keypad;
    bool composing; /* a dead key waits for the next one */
    char text[64];  /* UTF-8 typed, empty for none */
};

enum wui_pointer_kind {
    WUI_POINTER_ENTER,
    WUI_POINTER_LEAVE,
    WUI_POINTER_MOTION,
    WUI_POINTER_BUTTON,
    WUI_POINTER_SCROLL,
    WUI_POINTER_CANCEL, /* held buttons were lost; no release will follow */
};

struct wui_pointer_event {
    enum wui_pointer_kind kind;
    double x, y;         /* points, from the window's top left corner */
    uint32_t button;     /* evdev: BTN_LEFT is 0x110 */
    bool pressed;
    bool touch;          /* of a finger, which does not hover */
    uint32_t modifiers;  /* bits of enum wui_modifier of the same seat */
    double scroll_x, scroll_y; /* points, as a touchpad reports them */
    double steps_x, steps_y;   /* detents of a wheel; 0 for a touchpad */
    uint32_t time;       /* milliseconds, undefined base */
    uint32_t serial;     /* of enter and button */
};

struct wui_event {
    enum wui_event_type type;
    uint32_t window; /* id, 0 for none */
    uint32_t seat;   /* id, 0 for none */
    union {
        struct wui_configure configure;
        int32_t scale;   /* pixels per point, in 120ths */
        uint32_t buffer; /* id */
        struct {
            struct wui_key key;
            bool pressed;
            uint32_t serial;
        } key;
        struct wui_pointer_event pointer;
    };
};
