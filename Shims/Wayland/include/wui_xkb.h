#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <xkbcommon/xkbcommon-keysyms.h>

#include "wui_event.h"

/**
 * Keys to symbols and text: keymap, modifiers, layout group and compose
 * sequences of one keyboard. Knows nothing of Wayland.
 */
struct wui_xkb;

struct wui_xkb *wui_xkb_create(void);
void wui_xkb_destroy(struct wui_xkb *xkb /* may be NULL */);

/**
 * Takes a keymap as text in the XKB v1 format, `size` bytes with or without
 * trailing zeros. Modifiers that came before it are applied to it; a compose
 * sequence goes on. False leaves the old keymap in force.
 */
bool wui_xkb_set_keymap(struct wui_xkb *xkb, const char *text, size_t size);

/** Takes a keymap by layout names such as "us,ru". */
bool wui_xkb_set_layout(struct wui_xkb *xkb, const char *layout);

/** Forgets the keymap: every key is silent until the next. */
void wui_xkb_clear_keymap(struct wui_xkb *xkb);

void wui_xkb_set_modifiers(struct wui_xkb *xkb, uint32_t depressed,
                           uint32_t latched, uint32_t locked, uint32_t group);

/** Clears the modifiers and the compose sequence, as when focus leaves. */
void wui_xkb_reset(struct wui_xkb *xkb);

/** Bits of enum wui_modifier. */
uint32_t wui_xkb_modifiers(const struct wui_xkb *xkb);

enum wui_xkb_phase {
    WUI_XKB_PRESS,  /* feeds the compose sequence */
    WUI_XKB_REPEAT, /* text as the modifiers are now */
    WUI_XKB_RELEASE /* no text */
};

/** False without a keymap, or for a key that it does not know. */
bool wui_xkb_translate(struct wui_xkb *xkb, uint32_t evdev_code,
                       enum wui_xkb_phase phase, struct wui_key *key);
