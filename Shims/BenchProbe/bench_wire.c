#define _GNU_SOURCE
#include "bench_wire.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>

#include "bench_usage.h"

struct bench_wire bench_wire;

void bench_wire_init(void) {
    sem_init(&bench_wire.begun, 0, 0);
}

/* Opcodes of requests and of one event, by the core protocol and xdg-shell. */
enum {
    DISPLAY_GET_REGISTRY = 1,
    REGISTRY_BIND = 0,
    SURFACE_ATTACH = 1,
    SURFACE_FRAME = 3,
    SURFACE_COMMIT = 6,
    WM_BASE_GET_XDG_SURFACE = 2,
    CALLBACK_DONE = 0,
};
enum { DISPLAY_ID = 1, HEADER = 8, LONGEST = 4096 };

/* The connection as far as it has been read along. Only the thread that talks
 * to the compositor comes here. */
static struct {
    bool is_known;
    int fd;
    uint32_t registry, wm_base, window, callback; /* ids, 0 for not there yet */
    bool attaches;
} connection = {.fd = -1};

/* One direction of it. */
struct stream {
    void (*read)(const unsigned char *message, size_t size);
    /* A message of which not all has come by yet. */
    unsigned char message[LONGEST];
    size_t length;
};

static uint32_t word(const unsigned char *bytes) {
    uint32_t value;
    memcpy(&value, bytes, sizeof(value));
    return value;
}

static void note_frame(void) {
    const double now = bench_now();
    if (bench_wire.frames++ == 0) {
        bench_wire.first_frame = now;
        sem_post(&bench_wire.begun);
    }
    const double callback = atomic_exchange(&bench_wire.callback, 0);
    if (callback > 0 && bench_wire.answers < BENCH_LONGEST_RUN) {
        bench_wire.answer_times[bench_wire.answers] = now - callback;
        bench_wire.answers++;
    }
}

/* The new id is the last word: after a name, a string and a version. */
static void read_bind(const unsigned char *message, size_t size) {
    const char *interface = (const char *)message + HEADER + 8;
    if (strcmp(interface, "xdg_wm_base") == 0) {
        connection.wm_base = word(message + size - 4);
    }
}

static void read_request(const unsigned char *message, size_t size) {
    const uint32_t object = word(message);
    const uint32_t opcode = word(message + 4) & 0xffff;
    const unsigned char *arguments = message + HEADER;
    if (object == DISPLAY_ID && opcode == DISPLAY_GET_REGISTRY) {
        connection.registry = word(arguments);
    } else if (object == connection.registry && opcode == REGISTRY_BIND) {
        read_bind(message, size);
    } else if (object == connection.wm_base && opcode == WM_BASE_GET_XDG_SURFACE) {
        connection.window = word(arguments + 4);
    } else if (object == connection.window && opcode == SURFACE_ATTACH) {
        connection.attaches = word(arguments) != 0;
    } else if (object == connection.window && opcode == SURFACE_FRAME) {
        connection.callback = word(arguments);
    } else if (object == connection.window && opcode == SURFACE_COMMIT) {
        if (connection.attaches) {
            note_frame();
        }
        connection.attaches = false;
    }
}

static void read_event(const unsigned char *message, size_t size) {
    const uint32_t opcode = word(message + 4) & 0xffff;
    if (connection.callback != 0 && word(message) == connection.callback &&
        opcode == CALLBACK_DONE) {
        bench_wire.callback = bench_now();
        connection.callback = 0;
    }
}

static struct stream requests = {.read = read_request};
static struct stream events = {.read = read_event};

static void read_bytes(struct stream *stream, const unsigned char *bytes,
                       size_t count) {
    while (count > 0) {
        const size_t size =
            stream->length < HEADER ? HEADER : word(stream->message + 4) >> 16;
        if (size < HEADER || size > LONGEST) {
            connection.fd = -1; /* not what we take it for */
            return;
        }
        const size_t lacking = size - stream->length;
        const size_t taken = count < lacking ? count : lacking;
        memcpy(stream->message + stream->length, bytes, taken);
        stream->length += taken;
        bytes += taken;
        count -= taken;
        if (stream->length >= HEADER &&
            stream->length == word(stream->message + 4) >> 16) {
            stream->read(stream->message, stream->length);
            stream->length = 0;
        }
    }
}

/* Whether the first message is a client's: other sockets send other things. */
static bool begins_as_wayland(const struct msghdr *message) {
    if (message->msg_iovlen == 0 || message->msg_iov[0].iov_len < HEADER + 4) {
        return false;
    }
    const unsigned char *bytes = message->msg_iov[0].iov_base;
    return word(bytes) == DISPLAY_ID &&
           word(bytes + 4) == (12u << 16 | DISPLAY_GET_REGISTRY);
}

static void read_parts(struct stream *stream, const struct msghdr *message,
                       size_t length) {
    for (size_t i = 0; i < message->msg_iovlen && length > 0; i++) {
        const struct iovec *part = &message->msg_iov[i];
        const size_t count = part->iov_len < length ? part->iov_len : length;
        read_bytes(stream, part->iov_base, count);
        length -= count;
    }
}

/* libwayland, which is linked dynamically, finds these two first. */
__attribute__((visibility("default"))) ssize_t
sendmsg(int fd, const struct msghdr *message, int flags) {
    static ssize_t (*original)(int, const struct msghdr *, int);
    if (original == NULL) {
        original = (ssize_t (*)(int, const struct msghdr *, int))dlsym(
            RTLD_NEXT, "sendmsg");
    }
    const ssize_t sent = original(fd, message, flags);
    if (sent > 0 && !connection.is_known && begins_as_wayland(message)) {
        connection.is_known = true;
        connection.fd = fd;
    }
    if (sent > 0 && connection.is_known && fd == connection.fd) {
        read_parts(&requests, message, (size_t)sent);
    }
    return sent;
}

__attribute__((visibility("default"))) ssize_t
recvmsg(int fd, struct msghdr *message, int flags) {
    static ssize_t (*original)(int, struct msghdr *, int);
    if (original == NULL) {
        original =
            (ssize_t (*)(int, struct msghdr *, int))dlsym(RTLD_NEXT, "recvmsg");
    }
    const ssize_t received = original(fd, message, flags);
    if (received > 0 && connection.is_known && fd == connection.fd) {
        read_parts(&events, message, (size_t)received);
    }
    return received;
}
