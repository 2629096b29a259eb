#include "mock_private.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void object_forget(struct wl_resource *resource) {
    struct object *object = wl_resource_get_user_data(resource);
    mock_rules_forget(object);
    wl_list_remove(&object->link);
    free(object);
}

struct object *mock_object_named(struct mock *mock, const char *name,
                                 size_t length) {
    const char *hash = memchr(name, '#', length);
    const size_t interface_length = hash != NULL ? (size_t)(hash - name) : length;
    struct object *object;
    wl_list_for_each(object, &mock->objects, link) {
        if (strlen(object->interface->name) == interface_length &&
            strncmp(object->interface->name, name, interface_length) == 0 &&
            (hash == NULL || atoi(hash + 1) == object->number)) {
            return object;
        }
    }
    return NULL;
}

struct object *mock_object_of(const union wl_argument *argument) {
    struct wl_resource *resource = (struct wl_resource *)argument->o;
    return resource != NULL ? wl_resource_get_user_data(resource) : NULL;
}

int mock_count(struct mock *mock, const char *interface) {
    int count = 0;
    const struct object *object;
    wl_list_for_each(object, &mock->objects, link) {
        count += strcmp(object->interface->name, interface) == 0;
    }
    return count;
}

int mock_count_ever(const struct mock *mock, const char *interface) {
    const struct counter *counter = mock->counters;
    while (counter->interface != NULL) {
        if (strcmp(counter->interface->name, interface) == 0) {
            return counter->count;
        }
        counter++;
    }
    return 0;
}

static int next_number(struct mock *mock,
                       const struct wl_interface *interface) {
    struct counter *counter = mock->counters;
    while (counter->interface != NULL && counter->interface != interface) {
        counter++;
    }
    counter->interface = interface;
    return ++counter->count;
}

/* Requests. */

char mock_next_type(const char **signature) {
    while (**signature == '?' || (**signature >= '0' && **signature <= '9')) {
        (*signature)++;
    }
    return **signature != '\0' ? *(*signature)++ : '\0';
}

static void log_object(struct mock *mock, const struct object *object) {
    if (object == NULL) {
        fputs("nil", mock->log);
    } else {
        fprintf(mock->log, "%s#%d", object->interface->name, object->number);
    }
}

/* Creates what the request creates, so that the log can name it. */
static struct object *create_argument(const struct object *object,
                                      const struct wl_interface *interface,
                                      uint32_t id) {
    struct wl_resource *resource =
        wl_resource_create(object->mock->client, interface,
                           wl_resource_get_version(object->resource), id);
    mock_object_create(object->mock, resource, interface);
    return wl_resource_get_user_data(resource);
}

static void log_argument(struct mock *mock, char type,
                         const union wl_argument *argument) {
    switch (type) {
    case 'i': fprintf(mock->log, "%d", argument->i); break;
    case 'u': fprintf(mock->log, "%u", argument->u); break;
    case 'f': fprintf(mock->log, "%g", wl_fixed_to_double(argument->f)); break;
    case 's': fprintf(mock->log, "\"%s\"", argument->s); break;
    case 'o': log_object(mock, mock_object_of(argument)); break;
    case 'h': fputs("fd", mock->log); break;
    default: fputc(type, mock->log); break;
    }
}

static void close_descriptors(const struct mock_request *request) {
    const char *signature = request->message->signature;
    char type;
    for (int i = 0; (type = mock_next_type(&signature)) != '\0'; i++) {
        if (type == 'h') {
            close(request->arguments[i].h);
        }
    }
}

static int handle_request(const void *implementation, void *target,
                          uint32_t opcode, const struct wl_message *message,
                          union wl_argument *arguments) {
    struct wl_resource *resource = target;
    struct object *object = wl_resource_get_user_data(resource);
    struct mock *mock = object->mock;
    struct mock_request request = {
        .object = object, .message = message, .arguments = arguments};

    log_object(mock, object);
    fprintf(mock->log, ".%s(", message->name);
    const char *signature = message->signature;
    char type;
    for (int i = 0; (type = mock_next_type(&signature)) != '\0'; i++) {
        fputs(i > 0 ? ", " : "", mock->log);
        if (type == 'n') {
            request.created =
                create_argument(object, message->types[i], arguments[i].n);
            log_object(mock, request.created);
        } else {
            log_argument(mock, type, &arguments[i]);
        }
    }
    fputs(")\n", mock->log);
    mock_rules_check(&request);
    close_descriptors(&request);

    if (strcmp(message->name, "destroy") == 0 ||
        strcmp(message->name, "release") == 0) {
        wl_resource_destroy(resource);
    }
    return 0;
}

void mock_object_create(struct mock *mock, struct wl_resource *resource,
                        const struct wl_interface *interface) {
    struct object *object = calloc(1, sizeof(*object));
    *object = (struct object){
        .mock = mock,
        .resource = resource,
        .interface = interface,
        .number = next_number(mock, interface),
        .facts = {.scale = 1},
    };
    wl_list_insert(&mock->objects, &object->link);
    wl_resource_set_dispatcher(resource, handle_request, NULL, object,
                               object_forget);
}
