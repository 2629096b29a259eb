#include "wui_rsvg.h"

#include <stdio.h>
#include <stdlib.h>

#include "wui_rsvg_library.h"

struct wui_svg {
  wui_rsvg_handle *handle;
};

bool wui_svg_is_available(void) { return wui_rsvg_library() != NULL; }

wui_svg *wui_svg_create(const void *bytes, size_t length, char *error, size_t capacity) {
  const struct wui_rsvg_library *rsvg = wui_rsvg_library();
  if (!rsvg) {
    snprintf(error, capacity, "librsvg-2.so.2 is not installed");
    return NULL;
  }
  struct wui_g_error *reason = NULL;
  wui_rsvg_handle *handle = rsvg->rsvg_handle_new_from_data(bytes, length, &reason);
  if (!handle) {
    snprintf(error, capacity, "%s", reason ? reason->message : "no reason given");
    if (reason) rsvg->g_error_free(reason);
    return NULL;
  }
  wui_svg *svg = calloc(1, sizeof *svg);
  if (!svg) {
    rsvg->g_object_unref(handle);
    return NULL;
  }
  svg->handle = handle;
  return svg;
}

void wui_svg_destroy(wui_svg *svg) {
  if (!svg) return;
  wui_rsvg_library()->g_object_unref(svg->handle);
  free(svg);
}

bool wui_svg_size(wui_svg *svg, double *width, double *height) {
  const struct wui_rsvg_library *rsvg = wui_rsvg_library();
  if (rsvg->rsvg_handle_get_intrinsic_size_in_pixels(svg->handle, width, height)) return true;
  int has_width, has_height, has_box;
  struct wui_rsvg_length declared_width, declared_height;
  struct wui_rsvg_rectangle box;
  rsvg->rsvg_handle_get_intrinsic_dimensions(
      svg->handle, &has_width, &declared_width, &has_height, &declared_height, &has_box, &box);
  if (!has_box || box.width <= 0 || box.height <= 0) return false;
  *width = box.width;
  *height = box.height;
  return true;
}

bool wui_svg_draw(
    wui_svg *svg, double document_width, double document_height, uint32_t *pixels, int width,
    int height) {
  const struct wui_rsvg_library *rsvg = wui_rsvg_library();
  wui_cairo_surface *surface = rsvg->cairo_image_surface_create_for_data(
      (unsigned char *)pixels, wui_cairo_argb32, width, height, width * 4);
  wui_cairo *cairo = rsvg->cairo_create(surface);
  rsvg->cairo_scale(cairo, width / document_width, height / document_height);
  const struct wui_rsvg_rectangle viewport = {0, 0, document_width, document_height};
  const bool drawn = rsvg->rsvg_handle_render_document(svg->handle, cairo, &viewport, NULL);
  rsvg->cairo_destroy(cairo);
  rsvg->cairo_surface_finish(surface);
  rsvg->cairo_surface_destroy(surface);
  return drawn;
}
