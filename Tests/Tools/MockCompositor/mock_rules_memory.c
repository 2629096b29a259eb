#define _GNU_SOURCE
#include "mock_rules.h"

#include <fcntl.h>
#include <sys/stat.h>

/* Errors of wl_shm. */
enum { INVALID_STRIDE = 1, INVALID_FD = 2 };

void mock_rule_create_pool(const struct mock_request *request) {
    const int fd = request->arguments[1].h;
    const int32_t size = request->arguments[2].i;
    struct stat file;
    if (size <= 0 || fstat(fd, &file) != 0 || file.st_size < size) {
        mock_violate(request->object, INVALID_FD, "a pool beyond its file");
    } else if ((fcntl(fd, F_GET_SEALS) & F_SEAL_SHRINK) == 0) {
        /* A real one guards itself against SIGBUS, at a price. */
        mock_violate(request->object, INVALID_FD, "a file that may shrink");
    } else if (file.st_blocks * 512 < size) {
        /* The client would find out by SIGBUS, or the compositor. */
        mock_violate(request->object, INVALID_FD, "a file without its memory");
    }
    request->created->facts.pool_size = size;
}

void mock_rule_resize_pool(const struct mock_request *request) {
    request->object->facts.pool_size = request->arguments[0].i;
}

void mock_rule_create_buffer(const struct mock_request *request) {
    const union wl_argument *arguments = request->arguments;
    const int64_t offset = arguments[1].i, width = arguments[2].i;
    const int64_t height = arguments[3].i, stride = arguments[4].i;
    if (offset < 0 || width <= 0 || height <= 0 || stride < width * 4 ||
        offset + stride * height > request->object->facts.pool_size) {
        mock_violate(request->object, INVALID_STRIDE,
                     "a buffer beyond its pool");
    }
    request->created->facts.width = (int32_t)width;
    request->created->facts.height = (int32_t)height;
}
