#include "wui_setting_reader.h"

#include <string.h>

#define APPEARANCE "org.freedesktop.appearance"
#define GNOME_INTERFACE "org.gnome.desktop.interface"
#define GNOME_MOUSE "org.gnome.desktop.peripherals.mouse"
/* Where the mouse's settings were before GNOME 3.20, and where GTK still looks. */
#define OLD_GNOME_MOUSE "org.gnome.settings-daemon.peripherals.mouse"

char *wui_setting_namespaces[] = {APPEARANCE, GNOME_INTERFACE, GNOME_MOUSE, OLD_GNOME_MOUSE,
                                  NULL};

/* A setting's name, and its type in D-Bus's letters; "(" is three doubles. */
static const struct {
    const char *namespace, *name;
    char type;
    enum wui_setting_key key;
} settings[] = {
    {APPEARANCE, "color-scheme", 'u', WUI_SETTING_COLOR_SCHEME},
    {APPEARANCE, "accent-color", '(', WUI_SETTING_ACCENT_COLOR},
    {APPEARANCE, "reduced-motion", 'u', WUI_SETTING_REDUCED_MOTION},
    {GNOME_INTERFACE, "enable-animations", 'b', WUI_SETTING_ANIMATIONS},
    {GNOME_INTERFACE, "text-scaling-factor", 'd', WUI_SETTING_TEXT_SCALE},
    {GNOME_MOUSE, "double-click", 'i', WUI_SETTING_DOUBLE_CLICK},
    {OLD_GNOME_MOUSE, "double-click", 'i', WUI_SETTING_DOUBLE_CLICK},
};

static int read_number(const struct wui_bus_library *bus, sd_bus_message *message,
                       char type, double *number) {
    union {
        uint32_t unsigned_integer;
        int32_t integer;
        int boolean;
        double real;
    } value;
    const int result = bus->sd_bus_message_read_basic(message, type, &value);
    if (result <= 0) {
        return result;
    }
    switch (type) {
    case 'u': *number = value.unsigned_integer; break;
    case 'i': *number = value.integer; break;
    case 'b': *number = value.boolean; break;
    default: *number = value.real; break;
    }
    return 1;
}

static int read_components(const struct wui_bus_library *bus,
                           sd_bus_message *message, double components[3]) {
    int result = bus->sd_bus_message_enter_container(message, 'r', "ddd");
    for (int i = 0; i < 3 && result > 0; i++) {
        result = bus->sd_bus_message_read_basic(message, 'd', &components[i]);
    }
    if (result <= 0) {
        return result;
    }
    result = bus->sd_bus_message_exit_container(message);
    return result < 0 ? result : 1;
}

/* The value inside of all variants. */
static int read_content(const struct wui_bus_library *bus, sd_bus_message *message,
                        char wanted, struct wui_setting *setting) {
    char type;
    const char *contents;
    int result = bus->sd_bus_message_peek_type(message, &type, &contents);
    if (result <= 0) {
        return result;
    }
    if (type == 'v') {
        result = bus->sd_bus_message_enter_container(message, 'v', contents);
        if (result <= 0) {
            return result;
        }
        const int found = read_content(bus, message, wanted, setting);
        if (found < 0) {
            return found;
        }
        result = bus->sd_bus_message_exit_container(message);
        return result < 0 ? result : found;
    }
    if (wanted == '(' && type == 'r' && strcmp(contents, "ddd") == 0) {
        return read_components(bus, message, setting->components);
    }
    if (wanted == type) {
        return read_number(bus, message, type, &setting->number);
    }
    result = bus->sd_bus_message_skip(message, NULL);
    return result < 0 ? result : 0;
}

int wui_setting_read(const struct wui_bus_library *bus, sd_bus_message *message,
                     const char *namespace, const char *name,
                     struct wui_setting *setting) {
    for (size_t i = 0; i < sizeof(settings) / sizeof(settings[0]); i++) {
        if (strcmp(settings[i].namespace, namespace) == 0 &&
            strcmp(settings[i].name, name) == 0) {
            *setting = (struct wui_setting){.key = settings[i].key};
            return read_content(bus, message, settings[i].type, setting);
        }
    }
    const int result = bus->sd_bus_message_skip(message, "v");
    return result < 0 ? result : 0;
}
