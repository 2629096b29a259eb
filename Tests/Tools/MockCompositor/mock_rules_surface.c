#include "mock_rules.h"

/* Errors of wl_surface, wp_viewporter, wp_viewport and
 * wp_fractional_scale_manager_v1; BAD_MANNERS is ours. */
enum {
    INVALID_SCALE = 0,
    INVALID_SIZE = 2,
    EXISTS = 0,
    BAD_VALUE = 0,
    NO_SURFACE = 3,
    BAD_MANNERS = 99,
};

void mock_rule_attach(const struct mock_request *request) {
    struct mock_facts *facts = &request->object->facts;
    facts->attaches = true;
    facts->pending_buffer = mock_object_of(&request->arguments[0]);
}

void mock_rule_frame(const struct mock_request *request) {
    request->created->facts.surface = request->object;
}

void mock_rule_set_buffer_scale(const struct mock_request *request) {
    request->object->facts.scale = request->arguments[0].i;
    if (request->arguments[0].i <= 0) {
        mock_violate(request->object, INVALID_SCALE, "a scale of %d",
                     request->arguments[0].i);
    }
}

/* The size that a surface gets from its buffer. */
static void check_size(struct object *surface) {
    const struct mock_facts *facts = &surface->facts;
    const struct mock_facts *buffer = &facts->buffer->facts;
    if (facts->destination_width == 0) {
        if (facts->fractional != NULL) {
            mock_violate(surface, BAD_MANNERS,
                         "a fractional scale without a destination");
        } else if (buffer->width % facts->scale != 0 ||
                   buffer->height % facts->scale != 0) {
            mock_violate(surface, INVALID_SIZE,
                         "a buffer of %d x %d for a scale of %d",
                         buffer->width, buffer->height, facts->scale);
        }
    } else if (facts->scale != 1) {
        mock_violate(surface, BAD_MANNERS, "a destination and a scale of %d",
                     facts->scale);
    }
}

void mock_rule_commit(const struct mock_request *request) {
    struct object *surface = request->object;
    struct mock_facts *facts = &surface->facts;
    struct object *old_buffer = facts->buffer;
    if (facts->attaches) {
        facts->attaches = false;
        facts->buffer = facts->pending_buffer;
        /* A cursor's picture never changes: it may be shown at any time. */
        if (facts->buffer != NULL && facts->buffer->facts.is_busy &&
            facts->xdg_surface != NULL) {
            mock_violate(facts->buffer, BAD_MANNERS,
                         "shown again before its release");
        }
        if (facts->buffer != NULL) {
            facts->buffer->facts.is_busy = true;
        }
    }
    if (facts->buffer != NULL) {
        check_size(surface);
    } else if (facts->destination_width != 0) {
        mock_violate(surface, BAD_MANNERS, "a destination without a buffer");
    }
    if (facts->xdg_surface != NULL) {
        mock_rule_commit_window(surface);
    }
    mock_manners_commit(surface, old_buffer);
}

void mock_rule_destroy_surface(const struct mock_request *request) {
    const struct mock_facts *facts = &request->object->facts;
    if (facts->xdg_surface != NULL || facts->viewport != NULL ||
        facts->fractional != NULL) {
        mock_violate(request->object, BAD_MANNERS,
                     "destroyed before what belongs to it");
    }
}

void mock_rule_get_viewport(const struct mock_request *request) {
    struct object *surface = mock_object_of(&request->arguments[1]);
    if (surface->facts.viewport != NULL) {
        mock_violate(request->object, EXISTS, "a second viewport");
    }
    surface->facts.viewport = request->created;
    request->created->facts.surface = surface;
}

void mock_rule_set_destination(const struct mock_request *request) {
    struct object *surface = request->object->facts.surface;
    const int32_t width = request->arguments[0].i;
    const int32_t height = request->arguments[1].i;
    const bool unsets = width == -1 && height == -1;
    if (surface == NULL) {
        mock_violate(request->object, NO_SURFACE, "the surface is gone");
    } else if (!unsets && (width <= 0 || height <= 0)) {
        mock_violate(request->object, BAD_VALUE, "a destination of %d x %d",
                     width, height);
    } else {
        surface->facts.destination_width = unsets ? 0 : width;
        surface->facts.destination_height = unsets ? 0 : height;
    }
}

void mock_rule_get_fractional_scale(const struct mock_request *request) {
    struct object *surface = mock_object_of(&request->arguments[1]);
    if (surface->facts.fractional != NULL) {
        mock_violate(request->object, EXISTS, "a second fractional scale");
    }
    surface->facts.fractional = request->created;
    request->created->facts.surface = surface;
}
