#include "wui_window_private.h"

#include "wui_buffer_private.h"
#include "wui_window_scale.h"

static void frame_done(void *data, struct wl_callback *callback,
                       uint32_t time) {
    struct wui_window *win = data;
    wui_window_cancel_frame(win);
    wui_window_push(win, (struct wui_event){.type = WUI_EVENT_FRAME});
}

static const struct wl_callback_listener frame_listener = {
    .done = frame_done,
};

void wui_window_cancel_frame(struct wui_window *win) {
    if (win->frame != NULL) {
        wl_callback_destroy(win->frame);
        win->frame = NULL;
    }
}

static void window_request_frame(struct wui_window *win) {
    wui_window_cancel_frame(win);
    win->frame = wl_surface_frame(win->surface);
    wl_callback_add_listener(win->frame, &frame_listener, win);
}

static void window_update_opaque_region(struct wui_window *win, int32_t width,
                                        int32_t height) {
    if (win->opaque_width == width && win->opaque_height == height) {
        return;
    }
    win->opaque_width = width;
    win->opaque_height = height;
    struct wl_region *region = NULL;
    if (width > 0 && height > 0) {
        region = wl_compositor_create_region(win->conn->compositor);
        wl_region_add(region, 0, 0, width, height);
    }
    wl_surface_set_opaque_region(win->surface, region);
    if (region != NULL) {
        wl_region_destroy(region);
    }
}

void wui_window_commit(struct wui_window *win,
                       const struct wui_commit *commit) {
    /* Scale, regions and pixels belong together: one commit. */
    wui_window_scale_apply(win, commit);
    window_update_opaque_region(win, commit->opaque ? commit->width : 0,
                                commit->opaque ? commit->height : 0);
    wl_surface_attach(win->surface, wui_buffer_proxy(commit->buffer), 0, 0);
    for (size_t i = 0; i < commit->damage_count; i++) {
        const struct wui_rect *rect = &commit->damage[i];
        wl_surface_damage_buffer(win->surface, rect->x, rect->y, rect->width,
                                 rect->height);
    }
    window_request_frame(win);
    wl_surface_commit(win->surface);
}

void wui_window_commit_state(struct wui_window *win, bool wants_frame) {
    if (wants_frame) {
        window_request_frame(win);
    }
    wl_surface_commit(win->surface);
}
