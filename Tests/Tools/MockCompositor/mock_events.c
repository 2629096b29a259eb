#define _GNU_SOURCE
#include "mock_private.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define MAX_ARGUMENTS 8

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
        object = mock_object_named(mock, word, strlen(word));
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
        dot != NULL ? mock_object_named(mock, event, (size_t)(dot - event)) : NULL;
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
    for (int i = 0; i < MAX_ARGUMENTS && (type = mock_next_type(&signature)); i++) {
        const char *word = strsep(&rest, " ");
        is_complete &= parse_argument(mock, type, word != NULL ? word : "",
                                      &arguments[i], &array);
    }
    if (is_complete) {
        wl_resource_post_event_array(object->resource, (uint32_t)opcode,
                                     arguments);
        mock_rules_note_event(object, dot + 1, arguments);
    }
    wl_array_release(&array);
    free(text);
    if (object->interface == &wl_callback_interface) {
        wl_resource_destroy(object->resource);
    }
    return is_complete;
}

int mock_sealed_file(const char *text) {
    const int fd = memfd_create("mock", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    const size_t size = strlen(text) + 1;
    if (write(fd, text, size) != (ssize_t)size) {
        abort();
    }
    fcntl(fd, F_ADD_SEALS,
          F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL);
    return fd;
}

bool mock_fail(struct mock *mock, const char *name, uint32_t code,
               const char *message) {
    struct object *object = mock_object_named(mock, name, strlen(name));
    if (object == NULL) {
        return false;
    }
    wl_resource_post_error(object->resource, code, "%s", message);
    return true;
}
