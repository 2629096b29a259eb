#include <stdlib.h>

#include "core_foundation.h"
#include "wui_run_loop.h"

/*
 * One timer for all moments: for the last one that is taken from it, the run
 * loop would wake up once more. Its interval keeps it from ending after the
 * first; both are as far away as the run loop can count.
 */
#define FAR_AWAY 1e10

struct wui_run_loop_timer {
    CFRunLoopTimerRef timer;
    void (*fire)(void *context);
    void *context;
};

static void fire(CFRunLoopTimerRef timer, void *info) {
    const struct wui_run_loop_timer *moment = info;
    moment->fire(moment->context);
}

struct wui_run_loop_timer *wui_run_loop_timer_create(void (*call)(void *context),
                                                     void *context) {
    struct wui_run_loop_timer *timer = calloc(1, sizeof(*timer));
    if (timer == NULL) {
        abort();
    }
    CFRunLoopTimerContext callbacks = {.info = timer};
    timer->fire = call;
    timer->context = context;
    timer->timer = CFRunLoopTimerCreate(
        NULL, CFAbsoluteTimeGetCurrent() + FAR_AWAY, FAR_AWAY, 0, 0, fire,
        &callbacks);
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer->timer, kCFRunLoopCommonModes);
    return timer;
}

void wui_run_loop_timer_set(struct wui_run_loop_timer *timer, double seconds) {
    CFRunLoopTimerSetNextFireDate(timer->timer,
                                  CFAbsoluteTimeGetCurrent() + seconds);
}

void wui_run_loop_timer_cancel(struct wui_run_loop_timer *timer) {
    wui_run_loop_timer_set(timer, FAR_AWAY);
}

void wui_run_loop_timer_destroy(struct wui_run_loop_timer *timer) {
    CFRunLoopTimerInvalidate(timer->timer);
    CFRelease(timer->timer);
    free(timer);
}
