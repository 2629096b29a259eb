#include "mock_rules.h"

#include <iconv.h>
#include <stdlib.h>
#include <string.h>

/* Errors of xdg_wm_base, xdg_surface, xdg_toplevel and
 * zxdg_toplevel_decoration_v1; BAD_MANNERS is ours. */
enum {
    DEFUNCT_SURFACES = 1,
    INVALID_SURFACE_STATE = 4,
    UNCONFIGURED_BUFFER = 3,
    INVALID_SERIAL = 4,
    INVALID_LIMITS = 2,
    UNDECORATED_BUFFER = 0,
    ORPHANED = 2,
    BAD_MANNERS = 99,
};

void mock_rule_get_xdg_surface(const struct mock_request *request) {
    struct object *surface = mock_object_of(&request->arguments[1]);
    surface->facts.xdg_surface = request->created;
    request->created->facts.surface = surface;
}

void mock_rule_get_toplevel(const struct mock_request *request) {
    request->object->facts.toplevel = request->created;
    request->created->facts.surface = request->object->facts.surface;
    request->created->facts.xdg_surface = request->object;
}

void mock_rule_get_decoration(const struct mock_request *request) {
    struct object *toplevel = mock_object_of(&request->arguments[1]);
    toplevel->facts.decoration = request->created;
}

void mock_rule_ack_configure(const struct mock_request *request) {
    struct mock_facts *facts = &request->object->facts;
    for (size_t i = 0; i < facts->sent_count; i++) {
        if (facts->sent[i].serial == request->arguments[0].u) {
            facts->answered = facts->sent[i];
            facts->has_answered = true;
            /* With it, all before it are answered. */
            facts->sent_count -= i + 1;
            memmove(facts->sent, facts->sent + i + 1,
                    facts->sent_count * sizeof(facts->sent[0]));
            return;
        }
    }
    mock_violate(request->object, INVALID_SERIAL,
                 "%u was not sent or is answered", request->arguments[0].u);
}

static int32_t length(int32_t pixels, int32_t destination, int32_t scale) {
    return destination != 0 ? destination : pixels / scale;
}

void mock_rule_commit_window(struct object *surface) {
    const struct mock_facts *facts = &surface->facts;
    struct object *xdg_surface = facts->xdg_surface;
    struct object *toplevel = xdg_surface->facts.toplevel;
    if (facts->buffer == NULL) {
        return;
    }
    if (!xdg_surface->facts.has_answered) {
        mock_violate(xdg_surface, UNCONFIGURED_BUFFER,
                     "a buffer before the first configure is answered");
    }
    if (toplevel != NULL && toplevel->facts.decoration != NULL &&
        !toplevel->facts.decoration->facts.is_configured) {
        mock_violate(toplevel->facts.decoration, UNDECORATED_BUFFER,
                     "a buffer before its configure");
    }
    const struct mock_configure *answered = &xdg_surface->facts.answered;
    const int32_t width = length(facts->buffer->facts.width,
                                 facts->destination_width, facts->scale);
    const int32_t height = length(facts->buffer->facts.height,
                                  facts->destination_height, facts->scale);
    /* A length of nothing leaves the choice to the client. */
    if (answered->is_maximized &&
        ((answered->width > 0 && width != answered->width) ||
         (answered->height > 0 && height != answered->height))) {
        mock_violate(xdg_surface, INVALID_SURFACE_STATE,
                     "%d x %d where maximized is %d x %d", width, height,
                     answered->width, answered->height);
    }
}

static bool is_utf8(const char *text) {
    const size_t size = strlen(text);
    char *copy = malloc(size * 4 + 1);
    char *in = (char *)text, *out = copy;
    size_t in_left = size, out_left = size * 4;
    iconv_t converter = iconv_open("UTF-32LE", "UTF-8");
    const bool is_valid =
        iconv(converter, &in, &in_left, &out, &out_left) != (size_t)-1;
    iconv_close(converter);
    free(copy);
    return is_valid;
}

void mock_rule_set_text(const struct mock_request *request) {
    if (!is_utf8(request->arguments[0].s)) {
        mock_violate(request->object, BAD_MANNERS, "text that is not UTF-8");
    }
}

static bool cross(int32_t min, int32_t max) {
    return min < 0 || max < 0 || (max > 0 && min > max);
}

/* A real one checks at the commit; that one of the two is ahead of the other
 * within a commit is no fault. */
void mock_rule_set_limits(const struct mock_request *request) {
    struct mock_facts *facts = &request->object->facts;
    const int32_t width = request->arguments[0].i;
    const int32_t height = request->arguments[1].i;
    if (strcmp(request->message->name, "set_min_size") == 0) {
        facts->min_width = width;
        facts->min_height = height;
        return;
    }
    facts->max_width = width;
    facts->max_height = height;
    if (cross(facts->min_width, facts->max_width) ||
        cross(facts->min_height, facts->max_height)) {
        mock_violate(request->object, INVALID_LIMITS,
                     "limits of %d x %d to %d x %d", facts->min_width,
                     facts->min_height, width, height);
    }
}

void mock_rule_destroy_toplevel(const struct mock_request *request) {
    struct object *decoration = request->object->facts.decoration;
    if (decoration != NULL) {
        mock_violate(decoration, ORPHANED, "the toplevel goes first");
    }
}

void mock_rule_destroy_xdg_surface(const struct mock_request *request) {
    if (request->object->facts.toplevel != NULL) {
        mock_violate(request->object, BAD_MANNERS,
                     "destroyed before its toplevel");
    }
}

void mock_rule_destroy_wm_base(const struct mock_request *request) {
    struct object *object;
    wl_list_for_each(object, &request->object->mock->objects, link) {
        if (strcmp(object->interface->name, "xdg_surface") == 0) {
            mock_violate(request->object, DEFUNCT_SURFACES,
                         "destroyed before its surfaces");
            return;
        }
    }
}
