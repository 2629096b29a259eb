#include "wui_xkb.h"

#include <stdlib.h>

#include <xkbcommon/xkbcommon-keysyms.h>
#include <xkbcommon/xkbcommon.h>

#include "wui_compose.h"

/* XKB key codes are those of evdev shifted by the eight that X11 keeps. */
#define EVDEV_OFFSET 8

struct modifiers {
    uint32_t depressed, latched, locked, group;
};

struct wui_xkb {
    struct xkb_context *context;
    struct xkb_keymap *keymap;   /* may be NULL */
    struct xkb_state *state;     /* NULL as the keymap is */
    struct xkb_keymap *latin;    /* may be NULL: made on demand */
    struct wui_compose *compose; /* may be NULL */
    struct modifiers modifiers;
};

struct wui_xkb *wui_xkb_create(void) {
    struct wui_xkb *xkb = calloc(1, sizeof(*xkb));
    if (xkb == NULL) {
        return NULL;
    }
    xkb->context = xkb_context_new(XKB_CONTEXT_NO_FLAGS);
    if (xkb->context == NULL) {
        free(xkb);
        return NULL;
    }
    xkb->compose = wui_compose_create(xkb->context);
    return xkb;
}

void wui_xkb_destroy(struct wui_xkb *xkb) {
    if (xkb == NULL) {
        return;
    }
    wui_xkb_clear_keymap(xkb);
    xkb_keymap_unref(xkb->latin);
    wui_compose_destroy(xkb->compose);
    xkb_context_unref(xkb->context);
    free(xkb);
}

void wui_xkb_clear_keymap(struct wui_xkb *xkb) {
    xkb_state_unref(xkb->state);
    xkb_keymap_unref(xkb->keymap);
    xkb->state = NULL;
    xkb->keymap = NULL;
}

static void apply_modifiers(struct wui_xkb *xkb) {
    if (xkb->state == NULL) {
        return; /* Remembered, for the keymap that follows. */
    }
    const struct modifiers *m = &xkb->modifiers;
    xkb_state_update_mask(xkb->state, m->depressed, m->latched, m->locked, 0, 0,
                          m->group);
}

/* Takes over the reference. */
static bool adopt_keymap(struct wui_xkb *xkb, struct xkb_keymap *keymap) {
    struct xkb_state *state = keymap != NULL ? xkb_state_new(keymap) : NULL;
    if (state == NULL) {
        xkb_keymap_unref(keymap);
        return false;
    }
    wui_xkb_clear_keymap(xkb);
    xkb->keymap = keymap;
    xkb->state = state;
    apply_modifiers(xkb);
    return true;
}

bool wui_xkb_set_keymap(struct wui_xkb *xkb, const char *text, size_t size) {
    while (size > 0 && text[size - 1] == '\0') {
        size--;
    }
    if (size == 0) {
        return false;
    }
    return adopt_keymap(
        xkb, xkb_keymap_new_from_buffer(xkb->context, text, size,
                                        XKB_KEYMAP_FORMAT_TEXT_V1,
                                        XKB_KEYMAP_COMPILE_NO_FLAGS));
}

static struct xkb_keymap *keymap_from_layout(struct wui_xkb *xkb,
                                             const char *layout) {
    const struct xkb_rule_names names = {
        .rules = "evdev",
        .model = "pc105",
        .layout = layout,
    };
    return xkb_keymap_new_from_names(xkb->context, &names,
                                     XKB_KEYMAP_COMPILE_NO_FLAGS);
}

bool wui_xkb_set_layout(struct wui_xkb *xkb, const char *layout) {
    return adopt_keymap(xkb, keymap_from_layout(xkb, layout));
}

void wui_xkb_set_modifiers(struct wui_xkb *xkb, uint32_t depressed,
                           uint32_t latched, uint32_t locked, uint32_t group) {
    xkb->modifiers = (struct modifiers){
        .depressed = depressed,
        .latched = latched,
        .locked = locked,
        .group = group,
    };
    apply_modifiers(xkb);
}

void wui_xkb_reset(struct wui_xkb *xkb) {
    /* The group stays: it is the user's layout, not a key that is held. */
    wui_xkb_set_modifiers(xkb, 0, 0, 0, xkb->modifiers.group);
    wui_compose_reset(xkb->compose);
}

static bool modifier_is_active(const struct wui_xkb *xkb, const char *name) {
    const xkb_mod_index_t index = xkb_keymap_mod_get_index(xkb->keymap, name);
    return index != XKB_MOD_INVALID &&
           xkb_state_mod_index_is_active(xkb->state, index,
                                         XKB_STATE_MODS_EFFECTIVE) > 0;
}

uint32_t wui_xkb_modifiers(const struct wui_xkb *xkb) {
    /* Real modifiers only: mutter sets the virtual Alt and Super beside Mod1
     * and Mod4. */
    static const struct {
        const char *name;
        enum wui_modifier bit;
    } table[] = {
        {XKB_MOD_NAME_SHIFT, WUI_MODIFIER_SHIFT},
        {XKB_MOD_NAME_CTRL, WUI_MODIFIER_CONTROL},
        {XKB_MOD_NAME_ALT, WUI_MODIFIER_ALT},
        {XKB_MOD_NAME_LOGO, WUI_MODIFIER_LOGO},
        {XKB_MOD_NAME_CAPS, WUI_MODIFIER_CAPS_LOCK},
    };
    uint32_t bits = 0;
    for (size_t i = 0; xkb->state != NULL && i < sizeof(table) / sizeof(table[0]);
         i++) {
        if (modifier_is_active(xkb, table[i].name)) {
            bits |= table[i].bit;
        }
    }
    return bits;
}

static xkb_keysym_t unshifted(struct xkb_keymap *keymap, xkb_keycode_t code,
                              xkb_layout_index_t layout) {
    const xkb_keysym_t *symbols;
    const int count =
        xkb_keymap_key_get_syms_by_level(keymap, code, layout, 0, &symbols);
    return count == 1 ? xkb_keysym_to_lower(symbols[0]) : XKB_KEY_NoSymbol;
}

static bool is_keypad(xkb_keysym_t symbol) {
    return symbol >= XKB_KEY_KP_Space && symbol <= XKB_KEY_KP_Equal;
}

static bool is_latin(xkb_keysym_t symbol) {
    return symbol >= XKB_KEY_space && symbol <= XKB_KEY_ydiaeresis;
}

/* Symbols that name a key rather than a letter of some script. */
static bool is_function(xkb_keysym_t symbol) {
    return symbol >= 0xfe00 && symbol <= 0xffff;
}

/* The third level (AltGr) chose the symbol: the base symbol of the key must
 * not answer for it, or AltGr+E would be E. */
static bool third_level_applies(const struct wui_xkb *xkb, xkb_keycode_t code) {
    const xkb_mod_index_t index = xkb_keymap_mod_get_index(xkb->keymap, "Mod5");
    return index != XKB_MOD_INVALID && modifier_is_active(xkb, "Mod5") &&
           xkb_state_mod_index_is_consumed(xkb->state, code, index) > 0;
}

static xkb_keysym_t key_symbol(const struct wui_xkb *xkb, xkb_keycode_t code) {
    const xkb_keysym_t typed = xkb_state_key_get_one_sym(xkb->state, code);
    if (typed == XKB_KEY_ISO_Left_Tab) {
        return XKB_KEY_Tab;
    }
    /* The level of a keypad key is Num Lock's business, not Shift's. */
    if (is_keypad(typed) || third_level_applies(xkb, code)) {
        return xkb_keysym_to_lower(typed);
    }
    const xkb_layout_index_t layout = xkb_state_key_get_layout(xkb->state, code);
    const xkb_keysym_t base =
        layout != XKB_LAYOUT_INVALID ? unshifted(xkb->keymap, code, layout)
                                     : XKB_KEY_NoSymbol;
    return base != XKB_KEY_NoSymbol ? base : xkb_keysym_to_lower(typed);
}

/* A keymap that names Escape as every PC keyboard does has the letters where
 * they are expected; those of virtual keyboards have codes of their own. */
static bool has_usual_codes(const struct wui_xkb *xkb) {
    return xkb_keymap_key_by_name(xkb->keymap, "ESC") == 1 + EVDEV_OFFSET;
}

/* The Latin symbol of a key whose layout has another script: from another
 * layout of the keymap, else from where the key is on an American keyboard. */
static xkb_keysym_t latin_symbol(struct wui_xkb *xkb, xkb_keycode_t code) {
    const xkb_layout_index_t count =
        xkb_keymap_num_layouts_for_key(xkb->keymap, code);
    for (xkb_layout_index_t layout = 0; layout < count; layout++) {
        const xkb_keysym_t symbol = unshifted(xkb->keymap, code, layout);
        if (symbol != XKB_KEY_NoSymbol && is_latin(symbol)) {
            return symbol;
        }
    }
    if (!has_usual_codes(xkb)) {
        return XKB_KEY_NoSymbol;
    }
    if (xkb->latin == NULL) {
        xkb->latin = keymap_from_layout(xkb, "us");
    }
    return xkb->latin != NULL ? unshifted(xkb->latin, code, 0)
                              : XKB_KEY_NoSymbol;
}

static xkb_keysym_t shortcut_symbol(struct wui_xkb *xkb, xkb_keycode_t code,
                                    xkb_keysym_t symbol, uint32_t modifiers) {
    const uint32_t chords =
        WUI_MODIFIER_CONTROL | WUI_MODIFIER_ALT | WUI_MODIFIER_LOGO;
    if ((modifiers & chords) == 0 || is_latin(symbol) || is_function(symbol)) {
        return symbol; /* Typed text is never touched. */
    }
    const xkb_keysym_t latin = latin_symbol(xkb, code);
    return latin != XKB_KEY_NoSymbol ? latin : symbol;
}

bool wui_xkb_translate(struct wui_xkb *xkb, uint32_t evdev_code,
                       enum wui_xkb_phase phase, struct wui_key *key) {
    *key = (struct wui_key){.code = evdev_code};
    const xkb_keycode_t code = evdev_code + EVDEV_OFFSET;
    if (xkb->state == NULL ||
        xkb_keymap_num_layouts_for_key(xkb->keymap, code) == 0) {
        return false;
    }
    key->modifiers = wui_xkb_modifiers(xkb);
    key->symbol = key_symbol(xkb, code);
    key->character = xkb_keysym_to_utf32(key->symbol);
    key->shortcut_symbol =
        shortcut_symbol(xkb, code, key->symbol, key->modifiers);
    key->shortcut_character = xkb_keysym_to_utf32(key->shortcut_symbol);
    key->repeats = xkb_keymap_key_repeats(xkb->keymap, code) != 0;
    key->keypad = is_keypad(key->symbol);

    if (phase == WUI_XKB_RELEASE ||
        (phase == WUI_XKB_PRESS &&
         wui_compose_feed(xkb->compose,
                          xkb_state_key_get_one_sym(xkb->state, code), key))) {
        return true;
    }
    xkb_state_key_get_utf8(xkb->state, code, key->text, sizeof(key->text));
    return true;
}
