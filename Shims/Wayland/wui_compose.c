#include "wui_compose.h"

#include <stdlib.h>
#include <string.h>

#include <xkbcommon/xkbcommon-compose.h>

#include "wui_log.h"

struct wui_compose {
    struct xkb_compose_state *state;
};

/* The locale that names the compose table. A program that never called
 * setlocale() still has dead keys; "C" knows none, so English stands in. */
static const char *user_locale(void) {
    const char *names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        const char *value = getenv(names[i]);
        if (value != NULL && value[0] != '\0') {
            const bool plain = strcmp(value, "C") == 0 ||
                               strcmp(value, "POSIX") == 0;
            return plain ? "en_US.UTF-8" : value;
        }
    }
    return "en_US.UTF-8";
}

/* Keyboards come and go; the locale stays. */
static void warn_without_sequences(const char *locale) {
    static bool have_warned;
    if (!have_warned) {
        have_warned = true;
        wui_log("there are no compose sequences for the locale %s: dead keys "
                "do not join with letters",
                locale);
    }
}

struct wui_compose *wui_compose_create(struct xkb_context *context) {
    const char *locale = user_locale();
    struct xkb_compose_table *table = xkb_compose_table_new_from_locale(
        context, locale, XKB_COMPOSE_COMPILE_NO_FLAGS);
    if (table == NULL) {
        warn_without_sequences(locale);
        return NULL;
    }
    struct wui_compose *compose = calloc(1, sizeof(*compose));
    if (compose != NULL) {
        compose->state =
            xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS);
    }
    /* The state keeps it alive. */
    xkb_compose_table_unref(table);
    if (compose != NULL && compose->state == NULL) {
        free(compose);
        return NULL;
    }
    return compose;
}

void wui_compose_destroy(struct wui_compose *compose) {
    if (compose == NULL) {
        return;
    }
    xkb_compose_state_unref(compose->state);
    free(compose);
}

void wui_compose_reset(struct wui_compose *compose) {
    if (compose != NULL) {
        xkb_compose_state_reset(compose->state);
    }
}

bool wui_compose_feed(struct wui_compose *compose, xkb_keysym_t symbol,
                      struct wui_key *key) {
    if (compose == NULL) {
        return false;
    }
    xkb_compose_state_feed(compose->state, symbol);
    switch (xkb_compose_state_get_status(compose->state)) {
    case XKB_COMPOSE_NOTHING:
        return false;
    case XKB_COMPOSE_COMPOSING:
        key->composing = true;
        return true;
    case XKB_COMPOSE_COMPOSED:
        xkb_compose_state_get_utf8(compose->state, key->text,
                                   sizeof(key->text));
        xkb_compose_state_reset(compose->state);
        return true;
    case XKB_COMPOSE_CANCELLED:
        xkb_compose_state_reset(compose->state);
        return true;
    }
    return false;
}
