#include "wui_portal.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "wui_bus.h"
#include "wui_setting_reader.h"

#define DESTINATION "org.freedesktop.portal.Desktop"
#define PATH "/org/freedesktop/portal/desktop"
#define INTERFACE "org.freedesktop.portal.Settings"

/* More than all keys we know: what does not fit is older than what does. */
#define NEWS_CAPACITY 16

struct wui_portal {
    const struct wui_bus_library *library;
    sd_bus *bus;
    bool is_answered;
    struct wui_setting news[NEWS_CAPACITY];
    unsigned first, count;
};

static void push(struct wui_portal *portal, const struct wui_setting *setting) {
    if (portal->count == NEWS_CAPACITY) {
        portal->first = (portal->first + 1) % NEWS_CAPACITY;
        portal->count--;
    }
    portal->news[(portal->first + portal->count) % NEWS_CAPACITY] = *setting;
    portal->count++;
}

/* One entry of a namespace: {sv}. Returns below 0 where the message is broken. */
static int read_entry(struct wui_portal *portal, sd_bus_message *message,
                      const char *namespace) {
    const struct wui_bus_library *bus = portal->library;
    const char *name;
    struct wui_setting setting;
    int result = bus->sd_bus_message_enter_container(message, 'e', "sv");
    if (result < 0 || (result = bus->sd_bus_message_read_basic(message, 's', &name)) < 0) {
        return result;
    }
    result = wui_setting_read(bus, message, namespace, name, &setting);
    if (result > 0) {
        push(portal, &setting);
    }
    return result < 0 ? result : bus->sd_bus_message_exit_container(message);
}

/* One namespace: {sa{sv}}. */
static int read_namespace(struct wui_portal *portal, sd_bus_message *message) {
    const struct wui_bus_library *bus = portal->library;
    const char *namespace;
    int result = bus->sd_bus_message_enter_container(message, 'e', "sa{sv}");
    if (result < 0 ||
        (result = bus->sd_bus_message_read_basic(message, 's', &namespace)) < 0 ||
        (result = bus->sd_bus_message_enter_container(message, 'a', "{sv}")) < 0) {
        return result;
    }
    while (!bus->sd_bus_message_at_end(message, 0)) {
        if ((result = read_entry(portal, message, namespace)) < 0) {
            return result;
        }
    }
    result = bus->sd_bus_message_exit_container(message);
    return result < 0 ? result : bus->sd_bus_message_exit_container(message);
}

/* The answer to ReadAll: a{sa{sv}}. What is broken in it is as good as not said. */
static int handle_answer(sd_bus_message *message, void *data, sd_bus_error *error) {
    (void)error;
    struct wui_portal *portal = data;
    const struct wui_bus_library *bus = portal->library;
    portal->is_answered = true;
    if (bus->sd_bus_message_is_method_error(message, NULL) ||
        bus->sd_bus_message_enter_container(message, 'a', "{sa{sv}}") < 0) {
        return 0;
    }
    while (!bus->sd_bus_message_at_end(message, 0) && read_namespace(portal, message) >= 0) {
    }
    return 0;
}

/* SettingChanged(namespace, name, value). */
static int handle_change(sd_bus_message *message, void *data, sd_bus_error *error) {
    (void)error;
    struct wui_portal *portal = data;
    const char *namespace, *name;
    struct wui_setting setting;
    if (portal->library->sd_bus_message_read_basic(message, 's', &namespace) > 0 &&
        portal->library->sd_bus_message_read_basic(message, 's', &name) > 0 &&
        wui_setting_read(portal->library, message, namespace, name, &setting) > 0) {
        push(portal, &setting);
    }
    return 0;
}

static int ask(struct wui_portal *portal, const char *destination) {
    const struct wui_bus_library *bus = portal->library;
    sd_bus_message *message = NULL;
    int result = bus->sd_bus_message_new_method_call(
        portal->bus, &message, destination, PATH, INTERFACE, "ReadAll");
    if (result >= 0) {
        result = bus->sd_bus_message_append_strv(message, wui_setting_namespaces);
    }
    if (result >= 0) {
        /* One that is not running may take seconds to start. */
        result = bus->sd_bus_call_async(portal->bus, NULL, message, handle_answer,
                                        portal, 10 * 1000 * 1000);
    }
    bus->sd_bus_message_unref(message);
    return result;
}

/* Takes over the bus, also where it fails. */
static struct wui_portal *start(const struct wui_bus_library *library, sd_bus *bus,
                                const char *destination, int *error) {
    struct wui_portal *portal = calloc(1, sizeof(*portal));
    if (portal == NULL) {
        *error = ENOMEM;
        library->sd_bus_unref(bus);
        return NULL;
    }
    portal->library = library;
    portal->bus = bus;
    /* First listen, then ask: no change can fall between the two. */
    int result = library->sd_bus_match_signal_async(
        bus, NULL, destination, PATH, INTERFACE, "SettingChanged", handle_change,
        NULL, portal);
    if (result >= 0) {
        result = ask(portal, destination);
    }
    if (result < 0) {
        *error = -result;
        wui_portal_close(portal);
        return NULL;
    }
    return portal;
}

/* Whether the session has a bus where `sd_bus_open_user` would look for it. */
static bool has_session_bus(void) {
    const char *address = getenv("DBUS_SESSION_BUS_ADDRESS");
    if (address != NULL && *address != 0) {
        return true;
    }
    const char *runtime = getenv("XDG_RUNTIME_DIR");
    char path[108];
    return runtime != NULL &&
           snprintf(path, sizeof path, "%s/bus", runtime) < (int)sizeof path &&
           access(path, F_OK) == 0;
}

struct wui_portal *wui_portal_open(int *error) {
    /* libsystemd brings six libraries along. */
    if (!has_session_bus()) {
        *error = ENOENT;
        return NULL;
    }
    const struct wui_bus_library *library = wui_bus_library();
    if (library == NULL) {
        *error = ENOSYS;
        return NULL;
    }
    sd_bus *bus = NULL;
    const int result = library->sd_bus_open_user(&bus);
    if (result < 0) {
        *error = -result;
        return NULL;
    }
    return start(library, bus, DESTINATION, error);
}

struct wui_portal *wui_portal_adopt(int socket, int *error) {
    const struct wui_bus_library *library = wui_bus_library();
    sd_bus *bus = NULL;
    int result = library != NULL ? library->sd_bus_new(&bus) : -ENOSYS;
    if (result >= 0) {
        result = library->sd_bus_set_fd(bus, socket, socket);
    }
    if (result < 0) {
        close(socket);
    } else {
        result = library->sd_bus_start(bus);
    }
    if (result < 0) {
        *error = -result;
        if (library != NULL) {
            library->sd_bus_unref(bus);
        }
        return NULL;
    }
    return start(library, bus, NULL, error);
}

void wui_portal_close(struct wui_portal *portal) {
    if (portal == NULL) {
        return;
    }
    portal->library->sd_bus_close(portal->bus);
    portal->library->sd_bus_unref(portal->bus);
    free(portal);
}

int wui_portal_fd(const struct wui_portal *portal) {
    return portal->library->sd_bus_get_fd(portal->bus);
}

short wui_portal_events(const struct wui_portal *portal) {
    const int events = portal->library->sd_bus_get_events(portal->bus);
    return (short)(events < 0 ? POLLIN : events);
}

uint64_t wui_portal_deadline(const struct wui_portal *portal) {
    uint64_t deadline = UINT64_MAX;
    portal->library->sd_bus_get_timeout(portal->bus, &deadline);
    return deadline;
}

bool wui_portal_process(struct wui_portal *portal) {
    int result;
    do {
        result = portal->library->sd_bus_process(portal->bus, NULL);
    } while (result > 0);
    if (result < 0) {
        portal->is_answered = true;
    }
    return result >= 0;
}

bool wui_portal_is_answered(const struct wui_portal *portal) {
    return portal->is_answered;
}

bool wui_portal_next(struct wui_portal *portal, struct wui_setting *setting) {
    if (portal->count == 0) {
        return false;
    }
    *setting = portal->news[portal->first];
    portal->first = (portal->first + 1) % NEWS_CAPACITY;
    portal->count--;
    return true;
}
