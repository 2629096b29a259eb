#define _GNU_SOURCE
#include "wui_prefault.h"

#include <signal.h>
#include <sys/mman.h>

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

/* What is smaller is written in less time than a thread takes to start. */
#define LEAST_SIZE ((size_t)1 << 20)

static void *prefault_run(void *data) {
    const struct wui_prefault *prefault = data;
    /* Kernels before 5.14 do not know it: the pages then come one by one. */
    madvise(prefault->data, prefault->size, MADV_POPULATE_WRITE);
    return NULL;
}

void wui_prefault_begin(struct wui_prefault *prefault, void *data, size_t size) {
    *prefault = (struct wui_prefault){.data = data, .size = size};
    if (size < LEAST_SIZE) {
        return;
    }
    /* The app's signals are for its own threads. */
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    prefault->is_running =
        pthread_create(&prefault->thread, NULL, prefault_run, prefault) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void wui_prefault_end(struct wui_prefault *prefault) {
    if (prefault->is_running) {
        prefault->is_running = false;
        pthread_join(prefault->thread, NULL);
    }
}
