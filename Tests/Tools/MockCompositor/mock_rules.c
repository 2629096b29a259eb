#include "mock_rules.h"

#include <stdarg.h>
#include <string.h>

static const struct {
    const char *interface, *request;
    void (*check)(const struct mock_request *request);
} rules[] = {
    {"wl_shm", "create_pool", mock_rule_create_pool},
    {"wl_shm_pool", "resize", mock_rule_resize_pool},
    {"wl_shm_pool", "create_buffer", mock_rule_create_buffer},
    {"wl_surface", "attach", mock_rule_attach},
    {"wl_surface", "frame", mock_rule_frame},
    {"wl_surface", "set_buffer_scale", mock_rule_set_buffer_scale},
    {"wl_surface", "commit", mock_rule_commit},
    {"wl_surface", "destroy", mock_rule_destroy_surface},
    {"wp_viewporter", "get_viewport", mock_rule_get_viewport},
    {"wp_viewport", "set_destination", mock_rule_set_destination},
    {"wp_fractional_scale_manager_v1", "get_fractional_scale",
     mock_rule_get_fractional_scale},
    {"xdg_wm_base", "get_xdg_surface", mock_rule_get_xdg_surface},
    {"xdg_wm_base", "destroy", mock_rule_destroy_wm_base},
    {"xdg_surface", "get_toplevel", mock_rule_get_toplevel},
    {"xdg_surface", "ack_configure", mock_rule_ack_configure},
    {"xdg_surface", "destroy", mock_rule_destroy_xdg_surface},
    {"xdg_toplevel", "set_title", mock_rule_set_text},
    {"xdg_toplevel", "set_app_id", mock_rule_set_text},
    {"xdg_toplevel", "set_min_size", mock_rule_set_limits},
    {"xdg_toplevel", "set_max_size", mock_rule_set_limits},
    {"xdg_toplevel", "destroy", mock_rule_destroy_toplevel},
    {"zxdg_decoration_manager_v1", "get_toplevel_decoration",
     mock_rule_get_decoration},
};

void mock_rules_check(const struct mock_request *request) {
    for (size_t i = 0; i < sizeof(rules) / sizeof(rules[0]); i++) {
        if (strcmp(request->object->interface->name, rules[i].interface) == 0 &&
            strcmp(request->message->name, rules[i].request) == 0) {
            rules[i].check(request);
        }
    }
}

void mock_violate(struct object *object, uint32_t code, const char *format,
                  ...) {
    char text[192];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    struct mock *mock = object->mock;
    if (mock->violation[0] == '\0') {
        snprintf(mock->violation, sizeof(mock->violation), "%s#%d: %s",
                 object->interface->name, object->number, text);
    }
    wl_resource_post_error(object->resource, code, "%s", text);
}

static void note_toplevel_configure(struct object *toplevel,
                                    const union wl_argument *arguments) {
    toplevel->facts.next = (struct mock_configure){
        .width = arguments[0].i,
        .height = arguments[1].i,
    };
    const uint32_t *state;
    wl_array_for_each(state, arguments[2].a) {
        if (*state == 1) {
            toplevel->facts.next.is_maximized = true;
        }
    }
}

static void note_surface_configure(struct object *xdg_surface,
                                   uint32_t serial) {
    struct mock_facts *facts = &xdg_surface->facts;
    if (facts->sent_count == MOCK_MAX_SERIALS) {
        memmove(facts->sent, facts->sent + 1,
                --facts->sent_count * sizeof(facts->sent[0]));
    }
    struct mock_configure *sent = &facts->sent[facts->sent_count++];
    *sent = facts->toplevel != NULL ? facts->toplevel->facts.next
                                    : (struct mock_configure){0};
    sent->serial = serial;
}

void mock_rules_note_event(struct object *object, const char *event,
                           const union wl_argument *arguments) {
    const char *interface = object->interface->name;
    if (strcmp(interface, "wl_buffer") == 0) {
        object->facts.is_busy = false;
    } else if (strcmp(interface, "xdg_toplevel") == 0 &&
               strcmp(event, "configure") == 0) {
        note_toplevel_configure(object, arguments);
    } else if (strcmp(interface, "xdg_surface") == 0) {
        note_surface_configure(object, arguments[0].u);
    } else if (strcmp(interface, "zxdg_toplevel_decoration_v1") == 0) {
        object->facts.is_configured = true;
    }
}

static void clear(struct object **reference, const struct object *object) {
    if (*reference == object) {
        *reference = NULL;
    }
}

void mock_rules_forget(struct object *object) {
    struct object *other;
    wl_list_for_each(other, &object->mock->objects, link) {
        struct mock_facts *facts = &other->facts;
        clear(&facts->surface, object);
        clear(&facts->pending_buffer, object);
        clear(&facts->buffer, object);
        clear(&facts->viewport, object);
        clear(&facts->fractional, object);
        clear(&facts->xdg_surface, object);
        clear(&facts->toplevel, object);
        clear(&facts->decoration, object);
    }
}
