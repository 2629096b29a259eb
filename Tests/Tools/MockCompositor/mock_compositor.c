#define _GNU_SOURCE
#include "mock_compositor.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <wayland-server-core.h>
#include <wayland-server-protocol.h>

/* Generated, with the client's code. */
extern const struct wl_interface xdg_wm_base_interface;
extern const struct wl_interface zxdg_decoration_manager_v1_interface;

#define MAX_ARGUMENTS 8
#define MAX_GLOBALS 16
#define MAX_INTERFACES 32

struct object {
    struct wl_list link; /* the newest is the first */
    struct mock *mock;
    struct wl_resource *resource;
    const struct wl_interface *interface;
    int number; /* among all of its interface that ever were */
};

struct counter {
    const struct wl_interface *interface;
    int count;
};

struct mock {
    struct wl_display *display;
    struct wl_client *client;
    struct wl_listener client_destroyed;
    int client_fd;
    struct wl_list objects;
    struct counter counters[MAX_INTERFACES];
    struct wl_global *globals[MAX_GLOBALS];
    size_t global_count;

    FILE *log;
    char *log_text;
    size_t log_size;

    pthread_t thread;
    atomic_bool is_threaded;
};

/* Objects. */

static void object_create(struct mock *mock, struct wl_resource *resource,
                          const struct wl_interface *interface);

static void object_forget(struct wl_resource *resource) {
    struct object *object = wl_resource_get_user_data(resource);
    wl_list_remove(&object->link);
    free(object);
}

/* "wl_buffer#2", or "wl_buffer" for the newest; up to `length` characters. */
static struct object *object_named(struct mock *mock, const char *name,
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

static char next_type(const char **signature) {
    while (**signature == '?' || (**signature >= '0' && **signature <= '9')) {
        (*signature)++;
    }
    return **signature != '\0' ? *(*signature)++ : '\0';
}

static void log_object(struct mock *mock, const struct wl_resource *resource) {
    if (resource == NULL) {
        fputs("nil", mock->log);
        return;
    }
    const struct object *object =
        wl_resource_get_user_data((struct wl_resource *)resource);
    fprintf(mock->log, "%s#%d", object->interface->name, object->number);
}

/* Creates what the request creates, so that the log can name it. */
static void handle_argument(struct object *object, char type,
                            const struct wl_interface *interface,
                            const union wl_argument *argument) {
    struct mock *mock = object->mock;
    switch (type) {
    case 'i': fprintf(mock->log, "%d", argument->i); break;
    case 'u': fprintf(mock->log, "%u", argument->u); break;
    case 'f': fprintf(mock->log, "%g", wl_fixed_to_double(argument->f)); break;
    case 's': fprintf(mock->log, "\"%s\"", argument->s); break;
    case 'o': log_object(mock, (const struct wl_resource *)argument->o); break;
    case 'h':
        fputs("fd", mock->log);
        close(argument->h);
        break;
    case 'n': {
        struct wl_resource *resource = wl_resource_create(
            mock->client, interface, wl_resource_get_version(object->resource),
            argument->n);
        object_create(mock, resource, interface);
        log_object(mock, resource);
        break;
    }
    default: fputc(type, mock->log); break;
    }
}

static int handle_request(const void *implementation, void *target,
                          uint32_t opcode, const struct wl_message *message,
                          union wl_argument *arguments) {
    struct wl_resource *resource = target;
    struct object *object = wl_resource_get_user_data(resource);
    struct mock *mock = object->mock;

    log_object(mock, resource);
    fprintf(mock->log, ".%s(", message->name);
    const char *signature = message->signature;
    char type;
    for (int i = 0; (type = next_type(&signature)) != '\0'; i++) {
        fputs(i > 0 ? ", " : "", mock->log);
        handle_argument(object, type, message->types[i], &arguments[i]);
    }
    fputs(")\n", mock->log);

    if (strcmp(message->name, "destroy") == 0 ||
        strcmp(message->name, "release") == 0) {
        wl_resource_destroy(resource);
    }
    return 0;
}

static void object_create(struct mock *mock, struct wl_resource *resource,
                          const struct wl_interface *interface) {
    struct object *object = calloc(1, sizeof(*object));
    *object = (struct object){
        .mock = mock,
        .resource = resource,
        .interface = interface,
        .number = next_number(mock, interface),
    };
    wl_list_insert(&mock->objects, &object->link);
    wl_resource_set_dispatcher(resource, handle_request, NULL, object,
                               object_forget);
}

/* Globals. */

static const struct wl_interface *interface_named(const char *name) {
    const struct wl_interface *known[] = {
        &wl_compositor_interface,
        &wl_shm_interface,
        &wl_seat_interface,
        &wl_output_interface,
        &xdg_wm_base_interface,
        &zxdg_decoration_manager_v1_interface,
    };
    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
        if (strcmp(known[i]->name, name) == 0) {
            return known[i];
        }
    }
    return NULL;
}

struct global_data {
    struct mock *mock;
    const struct wl_interface *interface;
};

static void global_bind(struct wl_client *client, void *data, uint32_t version,
                        uint32_t id) {
    const struct global_data *global = data;
    fprintf(global->mock->log, "bind %s %u\n", global->interface->name, version);
    struct wl_resource *resource =
        wl_resource_create(client, global->interface, (int)version, id);
    object_create(global->mock, resource, global->interface);
}

bool mock_add_global(struct mock *mock, const char *name, uint32_t version) {
    const struct wl_interface *interface = interface_named(name);
    if (interface == NULL || mock->global_count == MAX_GLOBALS ||
        (int)version > interface->version) {
        return false;
    }
    struct global_data *data = calloc(1, sizeof(*data));
    *data = (struct global_data){.mock = mock, .interface = interface};
    mock->globals[mock->global_count++] = wl_global_create(
        mock->display, interface, (int)version, data, global_bind);
    return true;
}

static void global_destroy(struct wl_global *global) {
    struct global_data *data = wl_global_get_user_data(global);
    wl_global_destroy(global);
    free(data);
}

void mock_remove_global(struct mock *mock, const char *name) {
    for (size_t i = 0; i < mock->global_count; i++) {
        const struct global_data *data =
            wl_global_get_user_data(mock->globals[i]);
        if (strcmp(data->interface->name, name) == 0) {
            global_destroy(mock->globals[i]);
            mock->globals[i] = mock->globals[--mock->global_count];
            return;
        }
    }
}

/* Events. */

static struct wl_array parse_array(const char *word) {
    struct wl_array array;
    wl_array_init(&array);
    while (*word >= '0' && *word <= '9') {
        char *end;
        uint32_t *element = wl_array_add(&array, sizeof(*element));
        *element = (uint32_t)strtoul(word, &end, 10);
        word = *end == ',' ? end + 1 : end;
    }
    return array;
}

/* False for an object that does not exist. */
static bool parse_argument(struct mock *mock, char type, const char *word,
                           union wl_argument *argument,
                           struct wl_array *array) {
    struct object *object;
    switch (type) {
    case 'i': argument->i = (int32_t)strtol(word, NULL, 10); break;
    case 'u': argument->u = (uint32_t)strtoul(word, NULL, 10); break;
    case 'f': argument->f = wl_fixed_from_double(strtod(word, NULL)); break;
    case 's': argument->s = word; break;
    case 'h': argument->h = (int32_t)strtol(word, NULL, 10); break;
    case 'o':
        object = object_named(mock, word, strlen(word));
        if (object == NULL) {
            return false;
        }
        argument->o = (struct wl_object *)object->resource;
        break;
    case 'a':
        *array = parse_array(word);
        argument->a = array;
        break;
    default: return false;
    }
    return true;
}

static int event_opcode(const struct wl_interface *interface, const char *name) {
    for (int i = 0; i < interface->event_count; i++) {
        if (strcmp(interface->events[i].name, name) == 0) {
            return i;
        }
    }
    return -1;
}

bool mock_send(struct mock *mock, const char *event, const char *words) {
    const char *dot = strchr(event, '.');
    struct object *object =
        dot != NULL ? object_named(mock, event, (size_t)(dot - event)) : NULL;
    const int opcode =
        object != NULL ? event_opcode(object->interface, dot + 1) : -1;
    if (opcode < 0) {
        return false;
    }
    union wl_argument arguments[MAX_ARGUMENTS] = {0};
    struct wl_array array;
    wl_array_init(&array);
    char *text = strdup(words);
    char *rest = text;
    const char *signature = object->interface->events[opcode].signature;
    char type;
    bool is_complete = true;
    for (int i = 0; i < MAX_ARGUMENTS && (type = next_type(&signature)); i++) {
        const char *word = strsep(&rest, " ");
        is_complete &= parse_argument(mock, type, word != NULL ? word : "",
                                      &arguments[i], &array);
    }
    if (is_complete) {
        wl_resource_post_event_array(object->resource, (uint32_t)opcode,
                                     arguments);
    }
    wl_array_release(&array);
    free(text);
    if (object->interface == &wl_callback_interface) {
        wl_resource_destroy(object->resource);
    }
    return is_complete;
}

bool mock_fail(struct mock *mock, const char *name, uint32_t code,
               const char *message) {
    struct object *object = object_named(mock, name, strlen(name));
    if (object == NULL) {
        return false;
    }
    wl_resource_post_error(object->resource, code, "%s", message);
    return true;
}

/* Life. */

static void handle_client_destroyed(struct wl_listener *listener, void *data) {
    struct mock *mock = wl_container_of(listener, mock, client_destroyed);
    mock->client = NULL;
}

struct mock *mock_create(void) {
    int fds[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fds) != 0) {
        return NULL;
    }
    struct mock *mock = calloc(1, sizeof(*mock));
    mock->display = wl_display_create();
    mock->client = wl_client_create(mock->display, fds[0]);
    mock->client_fd = fds[1];
    mock->client_destroyed.notify = handle_client_destroyed;
    wl_client_add_destroy_listener(mock->client, &mock->client_destroyed);
    wl_list_init(&mock->objects);
    mock->log = open_memstream(&mock->log_text, &mock->log_size);
    return mock;
}

void mock_destroy(struct mock *mock) {
    mock_stop(mock);
    if (mock->client != NULL) {
        wl_client_destroy(mock->client);
    }
    for (size_t i = 0; i < mock->global_count; i++) {
        global_destroy(mock->globals[i]);
    }
    wl_display_destroy(mock->display);
    fclose(mock->log);
    free(mock->log_text);
    free(mock);
}

int mock_client_fd(struct mock *mock) {
    return mock->client_fd;
}

void mock_serve(struct mock *mock) {
    wl_event_loop_dispatch(wl_display_get_event_loop(mock->display), 0);
    wl_display_flush_clients(mock->display);
}

static void *serve_until_stopped(void *data) {
    struct mock *mock = data;
    while (mock->is_threaded) {
        wl_event_loop_dispatch(wl_display_get_event_loop(mock->display), 1);
        wl_display_flush_clients(mock->display);
    }
    return NULL;
}

void mock_start(struct mock *mock) {
    mock->is_threaded = true;
    pthread_create(&mock->thread, NULL, serve_until_stopped, mock);
}

void mock_stop(struct mock *mock) {
    if (mock->is_threaded) {
        mock->is_threaded = false;
        pthread_join(mock->thread, NULL);
    }
}

int mock_count(struct mock *mock, const char *interface) {
    int count = 0;
    const struct object *object;
    wl_list_for_each(object, &mock->objects, link) {
        count += strcmp(object->interface->name, interface) == 0;
    }
    return count;
}

char *mock_take_requests(struct mock *mock) {
    fclose(mock->log);
    char *text = mock->log_text;
    mock->log = open_memstream(&mock->log_text, &mock->log_size);
    return text;
}
