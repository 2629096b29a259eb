#pragma once

#include "mock_compositor.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#include <wayland-server-core.h>
#include <wayland-server-protocol.h>

#define MOCK_MAX_GLOBALS 16
#define MOCK_MAX_INTERFACES 32
#define MOCK_MAX_SERIALS 64

/** A configure that the client has not answered yet, or the last one it has. */
struct mock_configure {
    uint32_t serial;
    int32_t width, height; /* points, 0 for open */
    bool is_maximized;
};

/** What the rules must know of an object; each kind uses its own part. */
struct mock_facts {
    /* Of what belongs to a surface. */
    struct object *surface;

    /* wl_shm_pool, wl_buffer. */
    int32_t pool_size;
    int32_t width, height; /* pixels */
    bool is_busy;          /* shown, and not released */

    /* wl_surface: what is in force and what the next commit puts in force. */
    bool attaches;
    struct object *pending_buffer; /* may be NULL */
    struct object *buffer;         /* may be NULL */
    int32_t scale;
    int32_t destination_width, destination_height; /* points; 0 for none */
    struct object *viewport, *fractional, *xdg_surface; /* may be NULL */

    /* xdg_surface. */
    struct object *toplevel;
    struct mock_configure sent[MOCK_MAX_SERIALS];
    size_t sent_count;
    struct mock_configure answered;
    bool has_answered;

    /* xdg_toplevel: the next configure, and limits. */
    struct mock_configure next;
    struct object *decoration; /* may be NULL */
    int32_t min_width, min_height, max_width, max_height;

    /* zxdg_toplevel_decoration_v1. */
    bool is_configured;
};

struct object {
    struct wl_list link; /* the newest is the first */
    struct mock *mock;
    struct wl_resource *resource;
    const struct wl_interface *interface;
    int number; /* among all of its interface that ever were */
    struct mock_facts facts;
};

struct counter {
    const struct wl_interface *interface;
    int count;
};

struct mock {
    struct wl_display *display;
    struct wl_client *client; /* NULL once it is gone */
    struct wl_listener client_destroyed;
    int client_fd;
    struct wl_list objects;
    struct counter counters[MOCK_MAX_INTERFACES];
    struct wl_global *globals[MOCK_MAX_GLOBALS];
    size_t global_count;

    FILE *log;
    char *log_text;
    size_t log_size;
    char violation[256]; /* the first; empty for none */
    enum mock_manner releases, callbacks;

    pthread_t thread;
    atomic_bool is_threaded;
};

/** A request with what it named and what it made. */
struct mock_request {
    struct object *object;
    const struct wl_message *message;
    const union wl_argument *arguments;
    struct object *created; /* may be NULL */
};

void mock_object_create(struct mock *mock, struct wl_resource *resource,
                        const struct wl_interface *interface);
/** "wl_buffer#2", or "wl_buffer" for the newest; up to `length` characters. */
struct object *mock_object_named(struct mock *mock, const char *name,
                                 size_t length);
/** The object behind an argument; NULL for nil. */
struct object *mock_object_of(const union wl_argument *argument);

/** The type of the next argument of a message; 0 at the end. */
char mock_next_type(const char **signature);

/** Ends the connection where a request is against the rules. */
void mock_rules_check(const struct mock_request *request);
/** Takes note of an event that the rules depend on. */
void mock_rules_note_event(struct object *object, const char *event,
                           const union wl_argument *arguments);
/** Drops what is known of an object that goes. */
void mock_rules_forget(struct object *object);

/** Does for a commit what the mock was told to do by itself. */
void mock_manners_commit(struct object *surface,
                         struct object *old_buffer /* may be NULL */);
