#include "wui_output.h"

#include <stdlib.h>

#include "wui_window_scale.h"

static void output_geometry(void *data, struct wl_output *proxy, int32_t x,
                            int32_t y, int32_t physical_width,
                            int32_t physical_height, int32_t subpixel,
                            const char *make, const char *model,
                            int32_t transform) {}

static void output_mode(void *data, struct wl_output *proxy, uint32_t flags,
                        int32_t width, int32_t height, int32_t refresh) {}

static void output_done(void *data, struct wl_output *proxy) {
    struct wui_output *output = data;
    if (output->scale != output->pending_scale) {
        output->scale = output->pending_scale;
        wui_windows_update_scale(output->conn);
    }
}

static void output_scale(void *data, struct wl_output *proxy, int32_t scale) {
    struct wui_output *output = data;
    /* Nonsense counts as no word on it. */
    output->pending_scale = scale > 0 && scale <= WUI_MAX_SCALE ? scale : 1;
}

static void output_name(void *data, struct wl_output *proxy, const char *name) {}

static void output_description(void *data, struct wl_output *proxy,
                               const char *description) {}

static const struct wl_output_listener output_listener = {
    .geometry = output_geometry,
    .mode = output_mode,
    .done = output_done,
    .scale = output_scale,
    .name = output_name,
    .description = output_description,
};

void wui_output_create(struct wui_connection *conn, uint32_t name,
                       struct wl_output *proxy) {
    struct wui_output *output = calloc(1, sizeof(*output));
    if (output == NULL) {
        wl_output_destroy(proxy);
        return;
    }
    *output = (struct wui_output){
        .conn = conn,
        .proxy = proxy,
        .name = name,
        .scale = 1,
        .pending_scale = 1,
    };
    wl_list_insert(&conn->outputs, &output->link);
    wl_output_add_listener(proxy, &output_listener, output);
}

void wui_output_destroy(struct wui_output *output) {
    if (output == NULL) {
        return;
    }
    wl_list_remove(&output->link);
    if (wl_output_get_version(output->proxy) >= WL_OUTPUT_RELEASE_SINCE_VERSION) {
        wl_output_release(output->proxy);
    } else {
        wl_output_destroy(output->proxy);
    }
    free(output);
}

struct wui_output *wui_output_named(struct wui_connection *conn,
                                    uint32_t name) {
    struct wui_output *output;
    wl_list_for_each(output, &conn->outputs, link) {
        if (output->name == name) {
            return output;
        }
    }
    return NULL;
}

struct wui_output *wui_output_of(struct wui_connection *conn,
                                 struct wl_output *proxy) {
    struct wui_output *output;
    wl_list_for_each(output, &conn->outputs, link) {
        if (output->proxy == proxy) {
            return output;
        }
    }
    return NULL;
}

int32_t wui_outputs_largest_scale(const struct wui_connection *conn) {
    int32_t scale = 1;
    const struct wui_output *output;
    wl_list_for_each(output, &conn->outputs, link) {
        scale = output->scale > scale ? output->scale : scale;
    }
    return scale;
}
