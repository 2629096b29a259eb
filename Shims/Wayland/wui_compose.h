#pragma once

#include <stdbool.h>

#include <xkbcommon/xkbcommon.h>

#include "wui_event.h"

/** Dead keys and compose sequences of one keyboard. */
struct wui_compose;

/**
 * The sequences of the user's locale. NULL, with a line that says so, where
 * none are installed for it.
 */
struct wui_compose *wui_compose_create(struct xkb_context *context);
void wui_compose_destroy(struct wui_compose *compose /* may be NULL */);

/** Forgets a sequence that was begun. */
void wui_compose_reset(struct wui_compose *compose /* may be NULL */);

/**
 * Takes the symbol of a key that went down. True where the sequence decides
 * what the key types, if anything; false where the key is as it is.
 */
bool wui_compose_feed(struct wui_compose *compose /* may be NULL */,
                      xkb_keysym_t symbol, struct wui_key *key);
