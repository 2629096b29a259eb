#include "wui_queue.h"

#include <stdlib.h>

#include "wui_log.h"

void wui_queue_finish(struct wui_queue *queue) {
    free(queue->events);
    *queue = (struct wui_queue){0};
}

static bool queue_grow(struct wui_queue *queue) {
    const size_t capacity = queue->capacity > 0 ? queue->capacity * 2 : 32;
    struct wui_event *events = calloc(capacity, sizeof(*events));
    if (events == NULL) {
        return false;
    }
    for (size_t i = 0; i < queue->count; i++) {
        events[i] = queue->events[(queue->head + i) % queue->capacity];
    }
    free(queue->events);
    queue->events = events;
    queue->capacity = capacity;
    queue->head = 0;
    return true;
}

void wui_queue_push(struct wui_queue *queue, const struct wui_event *event) {
    if (queue->count == queue->capacity && !queue_grow(queue)) {
        wui_log("out of memory: an event of the compositor is dropped");
        return;
    }
    queue->events[(queue->head + queue->count) % queue->capacity] = *event;
    queue->count++;
}

bool wui_queue_pop(struct wui_queue *queue, struct wui_event *event) {
    if (queue->count == 0) {
        return false;
    }
    *event = queue->events[queue->head];
    queue->head = (queue->head + 1) % queue->capacity;
    queue->count--;
    return true;
}
