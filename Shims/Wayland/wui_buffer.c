#include "wui_buffer_private.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "wui_connection_private.h"
#include "wui_log.h"
#include "wui_memory.h"
#include "wui_prefault.h"

/* Lets a GPU import rows without a copy. */
#define STRIDE_ALIGNMENT 256
#define BYTES_PER_PIXEL 4

struct wui_buffer {
    struct wui_connection *conn;
    struct wl_buffer *proxy;
    uint32_t id;
    void *data;
    size_t size;
    int32_t stride;
    struct wui_prefault prefault;
};

static void buffer_release(void *data, struct wl_buffer *proxy) {
    const struct wui_buffer *buffer = data;
    wui_queue_push(&buffer->conn->queue, &(struct wui_event){
                                             .type = WUI_EVENT_BUFFER_RELEASE,
                                             .buffer = buffer->id,
                                         });
}

static const struct wl_buffer_listener buffer_listener = {
    .release = buffer_release,
};

/* The rows' distance, 0 where the size is not one that a server accepts. */
static int32_t stride_for(int32_t width, int32_t height) {
    if (width <= 0 || height <= 0 ||
        width > (INT32_MAX - STRIDE_ALIGNMENT) / BYTES_PER_PIXEL) {
        return 0;
    }
    const int32_t bytes = width * BYTES_PER_PIXEL;
    const int32_t stride =
        (bytes + STRIDE_ALIGNMENT - 1) / STRIDE_ALIGNMENT * STRIDE_ALIGNMENT;
    return height <= INT32_MAX / stride ? stride : 0;
}

/* Once: the frame stays due, so every turn of the loop tries again. */
static void warn_no_memory(int32_t width, int32_t height) {
    static bool have_warned;
    if (!have_warned) {
        have_warned = true;
        wui_log("no memory for a buffer of %d x %d pixels (%s): frames are put off",
                width, height, strerror(errno));
    }
}

struct wui_buffer *wui_buffer_create(struct wui_connection *conn,
                                     int32_t width, int32_t height) {
    const int32_t stride = stride_for(width, height);
    if (stride == 0) {
        wui_log("a buffer of %d x %d pixels is not possible", width, height);
        return NULL;
    }
    const size_t size = (size_t)stride * (size_t)height;
    struct wui_buffer *buffer = calloc(1, sizeof(*buffer));
    if (buffer == NULL) {
        return NULL;
    }
    void *data = MAP_FAILED;
    const int fd = wui_memory_create(size);
    if (fd < 0) {
        goto err;
    }
    data = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (data == MAP_FAILED) {
        goto err;
    }

    /* The pool and our descriptor are of no further use: the buffer holds the
     * memory. */
    struct wl_shm_pool *pool =
        wl_shm_create_pool(conn->shm, fd, (int32_t)size);
    *buffer = (struct wui_buffer){
        .conn = conn,
        .proxy = wl_shm_pool_create_buffer(pool, 0, width, height, stride,
                                           WL_SHM_FORMAT_ARGB8888),
        .id = wui_connection_new_id(conn),
        .data = data,
        .size = size,
        .stride = stride,
    };
    wl_shm_pool_destroy(pool);
    close(fd);
    wl_buffer_add_listener(buffer->proxy, &buffer_listener, buffer);
    wui_prefault_begin(&buffer->prefault, data, size);
    return buffer;

err:
    warn_no_memory(width, height);
    if (fd >= 0) {
        close(fd);
    }
    free(buffer);
    return NULL;
}

void wui_buffer_destroy(struct wui_buffer *buffer) {
    if (buffer == NULL) {
        return;
    }
    wl_buffer_destroy(buffer->proxy);
    wui_prefault_end(&buffer->prefault);
    munmap(buffer->data, buffer->size);
    free(buffer);
}

uint32_t wui_buffer_id(const struct wui_buffer *buffer) {
    return buffer->id;
}

void *wui_buffer_data(const struct wui_buffer *buffer) {
    return buffer->data;
}

int32_t wui_buffer_stride(const struct wui_buffer *buffer) {
    return buffer->stride;
}

struct wl_buffer *wui_buffer_proxy(const struct wui_buffer *buffer) {
    return buffer->proxy;
}
