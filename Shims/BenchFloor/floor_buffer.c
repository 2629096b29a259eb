#define _GNU_SOURCE
#include "floor_buffer.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

static void handle_release(void *data, struct wl_buffer *proxy) {
    struct buffer *buffer = data;
    buffer->is_busy = false;
}

static const struct wl_buffer_listener listener = {.release = handle_release};

void buffer_create(struct buffer *buffer, struct wl_shm *shm, int width,
                   int height) {
    const int stride = (width * 4 + 255) / 256 * 256;
    const int size = stride * height;
    const int fd = memfd_create("bench-floor", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    void *data = MAP_FAILED;
    if (fd >= 0 && posix_fallocate(fd, 0, size) == 0) {
        data = mmap(NULL, (size_t)size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    }
    if (data == MAP_FAILED ||
        fcntl(fd, F_ADD_SEALS, F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL) != 0) {
        perror("bench floor: no memory for a buffer");
        exit(1);
    }
    /* All pages at once, which is cheaper than one fault for each. */
    madvise(data, (size_t)size, MADV_POPULATE_WRITE);
    struct wl_shm_pool *pool = wl_shm_create_pool(shm, fd, size);
    *buffer = (struct buffer){
        .proxy = wl_shm_pool_create_buffer(pool, 0, width, height, stride,
                                           WL_SHM_FORMAT_ARGB8888),
        .picture = {data, width, height, stride / 4},
        .missed = {0, 0, width, height},
    };
    wl_shm_pool_destroy(pool);
    close(fd);
    wl_buffer_add_listener(buffer->proxy, &listener, buffer);
}
