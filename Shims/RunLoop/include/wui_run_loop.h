#pragma once

#include <stdbool.h>

/**
 * A descriptor among the things that the main thread's run loop waits for, so
 * that no other thread has to wake up first to wake that one.
 */
struct wui_run_loop_source;

/**
 * From now on the run loop calls `serve` on the main thread, in all common
 * modes, when more has come to read from `fd`: once for each arrival, not for
 * as long as something is left. Returns NULL with errno set where the process
 * has no descriptor left.
 */
struct wui_run_loop_source *wui_run_loop_source_create(int fd,
                                                       void (*serve)(void *context),
                                                       void *context);

/**
 * Also calls `serve` when `fd` can be written to, or no longer does. False
 * with errno set where nothing is watched any more.
 */
bool wui_run_loop_source_watch_writable(struct wui_run_loop_source *source,
                                        bool is_watched);

/** What of that is the case now: a mask of poll(2), 0 for nothing. */
short wui_run_loop_source_ready(const struct wui_run_loop_source *source);

/** Ends the watch; may be called within `serve`. `fd` stays open. */
void wui_run_loop_source_destroy(struct wui_run_loop_source *source);

/** A moment at which the main thread's run loop wakes up; none at first. */
struct wui_run_loop_timer;

/**
 * `fire` is called on the main thread, in all common modes, each time that a
 * moment has come. Foundation's timer would do, but is never freed on Linux.
 */
struct wui_run_loop_timer *wui_run_loop_timer_create(void (*fire)(void *context),
                                                     void *context);

/** Fires once, in so many seconds, in place of the moment set before. */
void wui_run_loop_timer_set(struct wui_run_loop_timer *timer, double seconds);

/** Does not fire until another moment is set. */
void wui_run_loop_timer_cancel(struct wui_run_loop_timer *timer);

/** Ends the timer; may be called within `fire`. */
void wui_run_loop_timer_destroy(struct wui_run_loop_timer *timer);

/**
 * Has the run loop go through what it was given to perform before it sleeps
 * again. Costs no more than a look where it will do so anyway.
 */
void wui_run_loop_wake_up(void);

/** Runs the main run loop until someone stops it. */
void wui_run_loop_run(void);
