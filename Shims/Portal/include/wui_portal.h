#pragma once

#include <stdbool.h>
#include <stdint.h>

/**
 * The user's settings, as xdg-desktop-portal tells them over D-Bus and goes on
 * telling when they change. Nothing here blocks.
 */
struct wui_portal;

enum wui_setting_key {
    WUI_SETTING_COLOR_SCHEME,   /* number: 1 dark, 2 light, else no preference */
    WUI_SETTING_ACCENT_COLOR,   /* components: sRGB, 0…1; out of range: unset */
    WUI_SETTING_REDUCED_MOTION, /* number: 1 reduced, else no preference */
    WUI_SETTING_ANIMATIONS,     /* number: 0 where GNOME's switch is off */
    WUI_SETTING_TEXT_SCALE,     /* number: a factor of the size of text */
    WUI_SETTING_DOUBLE_CLICK,   /* number: milliseconds */
};

struct wui_setting {
    enum wui_setting_key key;
    double number;
    double components[3];
};

/**
 * Turns to the session's bus and asks for all settings. Returns NULL where
 * there is none, or no library that speaks to it; `error` is an errno.
 */
struct wui_portal *wui_portal_open(int *error);

/** The same over a socket with the portal itself at the other end. Owns it. */
struct wui_portal *wui_portal_adopt(int socket, int *error);

void wui_portal_close(struct wui_portal *portal /* may be NULL */);

/** The descriptor to watch. */
int wui_portal_fd(const struct wui_portal *portal);

/** What to watch it for: a mask for poll(2). */
short wui_portal_events(const struct wui_portal *portal);

/**
 * When wui_portal_process wants to run though nothing has come, in microseconds
 * of CLOCK_MONOTONIC; UINT64_MAX for never.
 */
uint64_t wui_portal_deadline(const struct wui_portal *portal);

/** Reads and sends what it can. Returns false once the bus is gone. */
bool wui_portal_process(struct wui_portal *portal);

/** Whether the first question has been answered, if only by an error. */
bool wui_portal_is_answered(const struct wui_portal *portal);

/** Takes the oldest news; false when there is none. */
bool wui_portal_next(struct wui_portal *portal, struct wui_setting *setting);
