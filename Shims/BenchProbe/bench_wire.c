#define _GNU_SOURCE
#include "bench_wire.h"

#include <dlfcn.h>
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

/* Opcodes of requests, by the core protocol and xdg-shell. */
enum {
    DISPLAY_GET_REGISTRY = 1,
    REGISTRY_BIND = 0,
    SURFACE_ATTACH = 1,
    SURFACE_COMMIT = 6,
    WM_BASE_GET_XDG_SURFACE = 2,
};
enum { DISPLAY_ID = 1, HEADER = 8, LONGEST = 4096 };

/* The connection as far as it has been read along. Only the thread that talks
 * to the compositor comes here. */
static struct {
    bool is_known;
    int fd;
    uint32_t registry, wm_base, window; /* ids, 0 for not there yet */
    bool attaches;
    /* A message of which not all has been sent yet. */
    unsigned char message[LONGEST];
    size_t length;
} stream = {.fd = -1};

static uint32_t word(const unsigned char *bytes) {
    uint32_t value;
    memcpy(&value, bytes, sizeof(value));
    return value;
}

static void note_frame(void) {
    if (bench_wire.frames++ == 0) {
        bench_wire.first_frame = bench_now();
        sem_post(&bench_wire.begun);
    }
}

/* The new id is the last word: after a name, a string and a version. */
static void read_bind(const unsigned char *message, size_t size) {
    const char *interface = (const char *)message + HEADER + 8;
    if (strcmp(interface, "xdg_wm_base") == 0) {
        stream.wm_base = word(message + size - 4);
    }
}

static void read_message(const unsigned char *message, size_t size) {
    const uint32_t object = word(message);
    const uint32_t opcode = word(message + 4) & 0xffff;
    const unsigned char *arguments = message + HEADER;
    if (object == DISPLAY_ID && opcode == DISPLAY_GET_REGISTRY) {
        stream.registry = word(arguments);
    } else if (object == stream.registry && opcode == REGISTRY_BIND) {
        read_bind(message, size);
    } else if (object == stream.wm_base && opcode == WM_BASE_GET_XDG_SURFACE) {
        stream.window = word(arguments + 4);
    } else if (object == stream.window && opcode == SURFACE_ATTACH) {
        stream.attaches = word(arguments) != 0;
    } else if (object == stream.window && opcode == SURFACE_COMMIT) {
        if (stream.attaches) {
            note_frame();
        }
        stream.attaches = false;
    }
}

static void read_bytes(const unsigned char *bytes, size_t count) {
    while (count > 0) {
        const size_t size =
            stream.length < HEADER ? HEADER : word(stream.message + 4) >> 16;
        if (size < HEADER || size > LONGEST) {
            stream.fd = -1; /* not what we take it for */
            return;
        }
        const size_t lacking = size - stream.length;
        const size_t taken = count < lacking ? count : lacking;
        memcpy(stream.message + stream.length, bytes, taken);
        stream.length += taken;
        bytes += taken;
        count -= taken;
        if (stream.length >= HEADER &&
            stream.length == word(stream.message + 4) >> 16) {
            read_message(stream.message, stream.length);
            stream.length = 0;
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

static void read_sent(const struct msghdr *message, size_t sent) {
    for (size_t i = 0; i < message->msg_iovlen && sent > 0; i++) {
        const struct iovec *part = &message->msg_iov[i];
        const size_t count = part->iov_len < sent ? part->iov_len : sent;
        read_bytes(part->iov_base, count);
        sent -= count;
    }
}

/* libwayland, which is linked dynamically, finds this one first. */
__attribute__((visibility("default"))) ssize_t
sendmsg(int fd, const struct msghdr *message, int flags) {
    static ssize_t (*original)(int, const struct msghdr *, int);
    if (original == NULL) {
        original = (ssize_t (*)(int, const struct msghdr *, int))dlsym(
            RTLD_NEXT, "sendmsg");
    }
    const ssize_t sent = original(fd, message, flags);
    if (sent > 0 && !stream.is_known && begins_as_wayland(message)) {
        stream.is_known = true;
        stream.fd = fd;
    }
    if (sent > 0 && stream.is_known && fd == stream.fd) {
        read_sent(message, (size_t)sent);
    }
    return sent;
}
