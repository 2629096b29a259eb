#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * What we call of librsvg and of the libraries beneath it, opened with the first document that needs them:
 * they are twenty libraries with nine megabytes, which an app that shows no such picture must not load. The
 * declarations are ours, since linking is not wanted; all of this has been stable since librsvg 2.52.
 */
typedef struct wui_rsvg_handle wui_rsvg_handle;
typedef struct wui_cairo wui_cairo;
typedef struct wui_cairo_surface wui_cairo_surface;

/* RsvgRectangle */
struct wui_rsvg_rectangle {
  double x, y, width, height;
};

/* RsvgLength */
struct wui_rsvg_length {
  double length;
  int unit;
};

/* GError */
struct wui_g_error {
  uint32_t domain;
  int code;
  char *message;
};

enum { wui_cairo_argb32 = 0 };

#define WUI_RSVG_FUNCTIONS(X)                                                                     \
  X(wui_rsvg_handle *, rsvg_handle_new_from_data,                                                 \
    (const uint8_t *, size_t, struct wui_g_error **))                                             \
  X(int, rsvg_handle_get_intrinsic_size_in_pixels, (wui_rsvg_handle *, double *, double *))       \
  X(void, rsvg_handle_get_intrinsic_dimensions,                                                   \
    (wui_rsvg_handle *, int *, struct wui_rsvg_length *, int *, struct wui_rsvg_length *, int *,  \
     struct wui_rsvg_rectangle *))                                                                \
  X(int, rsvg_handle_render_document,                                                             \
    (wui_rsvg_handle *, wui_cairo *, const struct wui_rsvg_rectangle *, struct wui_g_error **))   \
  X(wui_cairo_surface *, cairo_image_surface_create_for_data,                                     \
    (unsigned char *, int, int, int, int))                                                        \
  X(wui_cairo *, cairo_create, (wui_cairo_surface *))                                             \
  X(void, cairo_scale, (wui_cairo *, double, double))                                             \
  X(void, cairo_destroy, (wui_cairo *))                                                           \
  X(void, cairo_surface_finish, (wui_cairo_surface *))                                            \
  X(void, cairo_surface_destroy, (wui_cairo_surface *))                                           \
  X(void, g_object_unref, (void *))                                                               \
  X(void, g_error_free, (struct wui_g_error *))

struct wui_rsvg_library {
#define WUI_DECLARE(result, name, parameters) result(*name) parameters;
  WUI_RSVG_FUNCTIONS(WUI_DECLARE)
#undef WUI_DECLARE
};

/// The library; NULL where it is not installed.
const struct wui_rsvg_library *wui_rsvg_library(void);
