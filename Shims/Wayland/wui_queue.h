#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "wui_event.h"

/** First in, first out, growing as needed. */
struct wui_queue {
    struct wui_event *events;
    size_t capacity, head, count;
};

void wui_queue_finish(struct wui_queue *queue);

/** Drops the event, with a log line, where memory is out. */
void wui_queue_push(struct wui_queue *queue, const struct wui_event *event);
bool wui_queue_pop(struct wui_queue *queue, struct wui_event *event);
