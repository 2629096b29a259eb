#pragma once

#include "wui_seat_private.h"

/** The keyboard of a seat: its focus, keymap and repeat settings. */
struct wui_keyboard;

struct wui_keyboard *wui_keyboard_create(struct wui_seat *seat);
void wui_keyboard_destroy(struct wui_keyboard *keyboard);

uint32_t wui_keyboard_modifiers(const struct wui_keyboard *keyboard);
struct wui_repeat_info
wui_keyboard_repeat_info(const struct wui_keyboard *keyboard);
bool wui_keyboard_translate(struct wui_keyboard *keyboard, uint32_t evdev_code,
                            struct wui_key *key);
void wui_keyboard_forget_window(struct wui_keyboard *keyboard,
                                const struct wui_window *win);
