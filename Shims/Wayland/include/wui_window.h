#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct wui_buffer;
struct wui_connection;

/** One surface with the role of a toplevel. */
struct wui_window;

struct wui_rect {
    int32_t x, y, width, height;
};

/** Points, 0 for none; where they cross, the least size counts. */
struct wui_size_limits {
    int32_t min_width, min_height, max_width, max_height;
};

struct wui_window_options {
    const char *title;
    const char *app_id;
    struct wui_size_limits limits;
};

/**
 * Creates the surface and asks for its first configure; nothing is shown until
 * that has come and a buffer is committed.
 */
struct wui_window *wui_window_create(struct wui_connection *conn,
                                     const struct wui_window_options *options);
void wui_window_destroy(struct wui_window *win /* may be NULL */);

/** Names the window in events; never 0. */
uint32_t wui_window_id(const struct wui_window *win);
/**
 * Pixels per point, in 120ths, that suit where the window is shown: what the
 * compositor prefers, or the scale of the outputs, which is whole.
 */
int32_t wui_window_scale(const struct wui_window *win);

/** Takes what is valid UTF-8 of the title, up to WUI_TEXT_MAX_BYTES. */
void wui_window_set_title(struct wui_window *win, const char *title);
/** Takes effect with the next commit. */
void wui_window_set_size_limits(struct wui_window *win,
                                const struct wui_size_limits *limits);

/** Answers the configure of `serial` and all before it; takes effect with the next commit. */
void wui_window_ack(struct wui_window *win, uint32_t serial);

struct wui_commit {
    struct wui_buffer *buffer;
    int32_t width, height; /* points */
    int32_t scale;         /* pixels per point, in 120ths */
    bool opaque; /* every pixel has alpha 255 */
    const struct wui_rect *damage; /* pixels of the buffer */
    size_t damage_count;
};

/**
 * Shows a buffer and asks for one WUI_EVENT_FRAME, sent when it is a good time
 * to draw the next; one that was asked for before is forgotten. The buffer belongs to the compositor until its release.
 */
void wui_window_commit(struct wui_window *win, const struct wui_commit *commit);

/**
 * Commits what was acknowledged where the pixels stay as they are; with
 * `wants_frame`, asks for a WUI_EVENT_FRAME as well.
 */
void wui_window_commit_state(struct wui_window *win, bool wants_frame);

/** By what the user did last, a window may come to the front. */
struct wui_activation {
    const char *app_id;
    uint32_t window; /* id of the one that was used; 0 for none */
    uint32_t seat;   /* id of where it was used; 0 for none */
    uint32_t serial; /* of the event */
};

/**
 * Asks that the window be brought to the front. Comes to nothing where the
 * compositor does not offer it, which is logged once, or does not want it.
 */
void wui_window_activate(struct wui_window *win,
                         const struct wui_activation *activation);

/** Names the pointer's picture over this window, by its CSS name. */
void wui_window_set_cursor(struct wui_window *win, const char *name);

/* Sides of a window; two that meet make a corner. */
enum wui_edge {
    WUI_EDGE_TOP = 1 << 0,
    WUI_EDGE_BOTTOM = 1 << 1,
    WUI_EDGE_LEFT = 1 << 2,
    WUI_EDGE_RIGHT = 1 << 3,
};

/* What a title bar drawn by ourselves does. Moving, resizing and the menu want
 * the seat and serial of a press; the button is then the compositor's. */

void wui_window_move(struct wui_window *win, uint32_t seat, uint32_t serial);
void wui_window_resize(struct wui_window *win, uint32_t seat, uint32_t serial,
                       uint32_t edges /* bits of enum wui_edge */);
void wui_window_show_menu(struct wui_window *win, uint32_t seat,
                          uint32_t serial, int32_t x, int32_t y);
void wui_window_set_maximized(struct wui_window *win, bool maximized);
void wui_window_set_fullscreen(struct wui_window *win, bool fullscreen);
void wui_window_set_minimized(struct wui_window *win);
