#define _GNU_SOURCE
#include "wui_memory.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef MFD_NOEXEC_SEAL
#define MFD_NOEXEC_SEAL 0x0008U
#endif

static int memory_open(void) {
    const unsigned flags = MFD_CLOEXEC | MFD_ALLOW_SEALING;
    int fd = memfd_create("waylandui-buffer", flags | MFD_NOEXEC_SEAL);
    if (fd < 0 && errno == EINVAL) {
        /* Kernels before 6.3 do not know NOEXEC. */
        fd = memfd_create("waylandui-buffer", flags);
    }
    return fd;
}

/* ftruncate alone would give us SIGBUS on the first write when memory is
 * short; fallocate finds out here. */
static int memory_reserve(int fd, off_t size) {
    int error;
    do {
        error = posix_fallocate(fd, 0, size);
    } while (error == EINTR);
    return error;
}

int wui_memory_create(size_t size) {
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    if (size == 0 || size > SIZE_MAX - page) {
        errno = EINVAL;
        return -1;
    }
    const off_t rounded = (off_t)((size + page - 1) / page * page);

    const int fd = memory_open();
    if (fd < 0) {
        return -1;
    }
    const int error = memory_reserve(fd, rounded);
    if (error != 0) {
        close(fd);
        errno = error;
        return -1;
    }
    /* With SHRINK sealed the server can skip its guard against SIGBUS. A
     * write seal is impossible: it maps for writing too. Failing is no harm. */
    fcntl(fd, F_ADD_SEALS, F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL);
    return fd;
}
