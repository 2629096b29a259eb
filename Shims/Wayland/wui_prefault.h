#pragma once

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

/** A thread that has the kernel provide the pages of a mapping. */
struct wui_prefault {
    void *data;
    size_t size;
    pthread_t thread;
    bool is_running;
};

/**
 * Starts providing pages for writing, so that whoever draws does not stop at
 * each of them. Little memory gets no thread; neither does a process that can
 * have no more of them, where the pages come as they are touched.
 *
 * `prefault` must stay where it is until its end.
 */
void wui_prefault_begin(struct wui_prefault *prefault, void *data, size_t size);

/** Waits until the thread is over; to be called before the memory is unmapped. */
void wui_prefault_end(struct wui_prefault *prefault);
