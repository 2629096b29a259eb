#define _GNU_SOURCE
#include "mock_private.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

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

void mock_hang_up(struct mock *mock) {
    if (mock->client != NULL) {
        /* Closing is not enough while a process that was forked for another
         * test has yet to begin its own program. */
        shutdown(wl_client_get_fd(mock->client), SHUT_RDWR);
        wl_client_destroy(mock->client);
    }
}

void mock_destroy(struct mock *mock) {
    mock_stop(mock);
    mock_hang_up(mock);
    while (mock->global_count > 0) {
        const struct wl_interface *interface =
            wl_global_get_interface(mock->globals[0]);
        mock_remove_global(mock, interface->name);
    }
    wl_display_destroy(mock->display);
    fclose(mock->log);
    free(mock->log_text);
    free(mock);
}

int mock_client_fd(struct mock *mock) {
    return mock->client_fd;
}

int mock_fd(const struct mock *mock) {
    return wl_event_loop_get_fd(wl_display_get_event_loop(mock->display));
}

void mock_serve(struct mock *mock) {
    struct wl_event_loop *loop = wl_display_get_event_loop(mock->display);
    struct pollfd poller = {.fd = wl_event_loop_get_fd(loop), .events = POLLIN};
    /* A dispatch takes in what fits libwayland's buffer, which is little. */
    do {
        wl_event_loop_dispatch(loop, 0);
    } while (poll(&poller, 1, 0) > 0);
    wl_display_flush_clients(mock->display);
}

void mock_deliver(struct mock *mock) {
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

char *mock_take_requests(struct mock *mock) {
    fclose(mock->log);
    char *text = mock->log_text;
    mock->log = open_memstream(&mock->log_text, &mock->log_size);
    return text;
}

const char *mock_violation(const struct mock *mock) {
    return mock->violation[0] != '\0' ? mock->violation : NULL;
}
