#include "wui_run_loop.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "core_foundation.h"

/*
 * CFRunLoop waits for the descriptors of its sources by epoll, edge-triggered,
 * and acknowledges each wake-up with a read of eight bytes: it has eventfds and
 * timerfds in mind. Of a socket it would take the first eight bytes. So it gets
 * an epoll descriptor with the socket in it, which is readable when the socket
 * is ready and refuses to be read (EINVAL), which CFRunLoop passes over.
 */
struct wui_run_loop_source {
    int fd;
    int epoll;
    bool is_watching_writable;
    CFRunLoopSourceRef source;
    void (*serve)(void *context);
    void *context;
};

static int get_port(void *info) {
    const struct wui_run_loop_source *source = info;
    return source->epoll;
}

static void perform(void *info) {
    const struct wui_run_loop_source *source = info;
    source->serve(source->context);
}

struct wui_run_loop_source *wui_run_loop_source_create(int fd,
                                                       void (*serve)(void *context),
                                                       void *context) {
    struct wui_run_loop_source *source = calloc(1, sizeof(*source));
    if (source == NULL) {
        return NULL;
    }
    source->fd = fd;
    source->serve = serve;
    source->context = context;
    source->epoll = epoll_create1(EPOLL_CLOEXEC);
    struct epoll_event event = {.events = EPOLLIN};
    if (source->epoll < 0 ||
        epoll_ctl(source->epoll, EPOLL_CTL_ADD, fd, &event) < 0) {
        const int error = errno;
        wui_run_loop_source_destroy(source);
        errno = error;
        return NULL;
    }
    CFRunLoopSourceContext1 callbacks = {
        .version = 1,
        .info = source,
        .getPort = get_port,
        .perform = perform,
    };
    source->source = CFRunLoopSourceCreate(NULL, 0, &callbacks);
    CFRunLoopAddSource(CFRunLoopGetMain(), source->source, kCFRunLoopCommonModes);
    return source;
}

bool wui_run_loop_source_watch_writable(struct wui_run_loop_source *source,
                                        bool is_watched) {
    source->is_watching_writable = is_watched;
    struct epoll_event event = {
        .events = is_watched ? EPOLLIN | EPOLLOUT : EPOLLIN,
    };
    /* Added anew, since only that counts what is the case already as arrived. */
    epoll_ctl(source->epoll, EPOLL_CTL_DEL, source->fd, NULL);
    return epoll_ctl(source->epoll, EPOLL_CTL_ADD, source->fd, &event) == 0;
}

short wui_run_loop_source_ready(const struct wui_run_loop_source *source) {
    struct pollfd watched = {
        .fd = source->fd,
        .events = source->is_watching_writable ? POLLIN | POLLOUT : POLLIN,
    };
    return poll(&watched, 1, 0) > 0 ? watched.revents : 0;
}

void wui_run_loop_source_destroy(struct wui_run_loop_source *source) {
    if (source->source != NULL) {
        CFRunLoopSourceInvalidate(source->source);
        CFRelease(source->source);
    }
    if (source->epoll >= 0) {
        close(source->epoll);
    }
    free(source);
}

void wui_run_loop_wake_up(void) {
    CFRunLoopWakeUp(CFRunLoopGetMain());
}

void wui_run_loop_run(void) {
    CFRunLoopRun();
}
