#include "mock_portal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <systemd/sd-bus.h>
#include <unistd.h>

#define PATH "/org/freedesktop/portal/desktop"
#define INTERFACE "org.freedesktop.portal.Settings"

struct setting {
    char ns[64], name[64], type;
    double values[3];
};

struct mock_portal {
    sd_bus *bus;
    int client;
    sd_bus_message *question;
    char namespaces[256];
    struct setting settings[16];
    int count;
};

static void must(int result, const char *what) {
    if (result < 0) {
        fprintf(stderr, "mock portal: %s: %s\n", what, strerror(-result));
        abort();
    }
}

static int handle_call(sd_bus_message *message, void *data, sd_bus_error *error) {
    (void)error;
    struct mock_portal *portal = data;
    if (!sd_bus_message_is_method_call(message, INTERFACE, "ReadAll")) {
        return 0;
    }
    must(sd_bus_message_enter_container(message, 'a', "s"), "namespaces");
    const char *name;
    while (sd_bus_message_read_basic(message, 's', &name) > 0) {
        const size_t used = strlen(portal->namespaces);
        snprintf(portal->namespaces + used, sizeof(portal->namespaces) - used, "%s%s",
                 used > 0 ? " " : "", name);
    }
    portal->question = sd_bus_message_ref(message);
    return 1;
}

struct mock_portal *mock_portal_create(void) {
    struct mock_portal *portal = calloc(1, sizeof(*portal));
    int ends[2];
    sd_id128_t id;
    must(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends), "socketpair");
    portal->client = ends[0];
    must(sd_id128_randomize(&id), "id");
    must(sd_bus_new(&portal->bus), "bus");
    must(sd_bus_set_fd(portal->bus, ends[1], ends[1]), "socket");
    must(sd_bus_set_server(portal->bus, 1, id), "server");
    must(sd_bus_add_filter(portal->bus, NULL, handle_call, portal), "filter");
    must(sd_bus_start(portal->bus), "start");
    return portal;
}

void mock_portal_destroy(struct mock_portal *portal) {
    mock_portal_hang_up(portal);
    if (portal->client >= 0) {
        close(portal->client);
    }
    free(portal);
}

int mock_portal_take_client(struct mock_portal *portal) {
    const int client = portal->client;
    portal->client = -1;
    return client;
}

void mock_portal_process(struct mock_portal *portal) {
    while (portal->bus != NULL && sd_bus_process(portal->bus, NULL) > 0) {
    }
}

const char *mock_portal_question(const struct mock_portal *portal) {
    return portal->question != NULL ? portal->namespaces : NULL;
}

static struct setting *add(struct mock_portal *portal, const char *ns, const char *name, char type) {
    struct setting *setting = &portal->settings[portal->count++];
    snprintf(setting->ns, sizeof(setting->ns), "%s", ns);
    snprintf(setting->name, sizeof(setting->name), "%s", name);
    setting->type = type;
    return setting;
}

void mock_portal_set_number(struct mock_portal *portal, const char *ns, const char *name, char type,
                            double value) {
    add(portal, ns, name, type)->values[0] = value;
}

void mock_portal_set_color(struct mock_portal *portal, const char *ns, const char *name, double red,
                           double green, double blue) {
    struct setting *setting = add(portal, ns, name, '(');
    setting->values[0] = red;
    setting->values[1] = green;
    setting->values[2] = blue;
}

static void append_value(sd_bus_message *message, const struct setting *setting, int depth) {
    if (depth > 1) {
        must(sd_bus_message_open_container(message, 'v', "v"), "variant");
        append_value(message, setting, depth - 1);
        must(sd_bus_message_close_container(message), "variant");
        return;
    }
    const double *values = setting->values;
    switch (setting->type) {
    case 'u': must(sd_bus_message_append(message, "v", "u", (uint32_t)values[0]), "u"); break;
    case 'i': must(sd_bus_message_append(message, "v", "i", (int32_t)values[0]), "i"); break;
    case 'b': must(sd_bus_message_append(message, "v", "b", (int)values[0]), "b"); break;
    case 's': must(sd_bus_message_append(message, "v", "s", "text"), "s"); break;
    case '(':
        must(sd_bus_message_append(message, "v", "(ddd)", values[0], values[1], values[2]), "color");
        break;
    default: must(sd_bus_message_append(message, "v", "d", values[0]), "d"); break;
    }
}

void mock_portal_answer(struct mock_portal *portal, bool fails) {
    sd_bus_message *answer = NULL;
    if (fails) {
        must(sd_bus_reply_method_errorf(portal->question, SD_BUS_ERROR_UNKNOWN_METHOD, "no"), "error");
    } else {
        must(sd_bus_message_new_method_return(portal->question, &answer), "answer");
        must(sd_bus_message_open_container(answer, 'a', "{sa{sv}}"), "answer");
        for (int i = 0; i < portal->count; i++) {
            const struct setting *setting = &portal->settings[i];
            must(sd_bus_message_open_container(answer, 'e', "sa{sv}"), "answer");
            must(sd_bus_message_append(answer, "s", setting->ns), "answer");
            must(sd_bus_message_open_container(answer, 'a', "{sv}"), "answer");
            must(sd_bus_message_open_container(answer, 'e', "sv"), "answer");
            must(sd_bus_message_append(answer, "s", setting->name), "answer");
            append_value(answer, setting, 1);
            must(sd_bus_message_close_container(answer), "answer");
            must(sd_bus_message_close_container(answer), "answer");
            must(sd_bus_message_close_container(answer), "answer");
        }
        must(sd_bus_message_close_container(answer), "answer");
        must(sd_bus_send(portal->bus, answer, NULL), "answer");
    }
    sd_bus_message_unref(answer);
    portal->question = sd_bus_message_unref(portal->question);
    portal->count = 0;
    mock_portal_process(portal);
}

void mock_portal_tell(struct mock_portal *portal, int depth) {
    for (int i = 0; i < portal->count; i++) {
        const struct setting *setting = &portal->settings[i];
        sd_bus_message *signal = NULL;
        must(sd_bus_message_new_signal(portal->bus, &signal, PATH, INTERFACE, "SettingChanged"), "change");
        must(sd_bus_message_append(signal, "ss", setting->ns, setting->name), "change");
        append_value(signal, setting, depth);
        must(sd_bus_send(portal->bus, signal, NULL), "change");
        sd_bus_message_unref(signal);
    }
    portal->count = 0;
    mock_portal_process(portal);
}

void mock_portal_hang_up(struct mock_portal *portal) {
    portal->question = sd_bus_message_unref(portal->question);
    if (portal->bus != NULL) {
        sd_bus_close(portal->bus);
    }
    portal->bus = sd_bus_unref(portal->bus);
}
