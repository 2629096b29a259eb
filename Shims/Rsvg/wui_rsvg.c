#include "wui_rsvg.h"

#include <cairo.h>
#include <librsvg/rsvg.h>
#include <stdlib.h>

struct wui_svg {
  RsvgHandle *handle;
};

wui_svg *wui_svg_create(const void *bytes, size_t length, char *error, size_t capacity) {
  GError *reason = NULL;
  RsvgHandle *handle = rsvg_handle_new_from_data(bytes, length, &reason);
  if (!handle) {
    g_strlcpy(error, reason ? reason->message : "no reason given", capacity);
    g_clear_error(&reason);
    return NULL;
  }
  wui_svg *svg = calloc(1, sizeof *svg);
  if (!svg) {
    g_object_unref(handle);
    return NULL;
  }
  svg->handle = handle;
  return svg;
}

void wui_svg_destroy(wui_svg *svg) {
  if (!svg) return;
  g_object_unref(svg->handle);
  free(svg);
}

bool wui_svg_size(wui_svg *svg, double *width, double *height) {
  if (rsvg_handle_get_intrinsic_size_in_pixels(svg->handle, width, height)) return true;
  gboolean has_width, has_height, has_box;
  RsvgLength declared_width, declared_height;
  RsvgRectangle box;
  rsvg_handle_get_intrinsic_dimensions(
      svg->handle, &has_width, &declared_width, &has_height, &declared_height, &has_box, &box);
  if (!has_box || box.width <= 0 || box.height <= 0) return false;
  *width = box.width;
  *height = box.height;
  return true;
}

bool wui_svg_draw(
    wui_svg *svg, double document_width, double document_height, uint32_t *pixels, int width,
    int height) {
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      (unsigned char *)pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_t *cairo = cairo_create(surface);
  cairo_scale(cairo, width / document_width, height / document_height);
  RsvgRectangle viewport = {0, 0, document_width, document_height};
  bool drawn = rsvg_handle_render_document(svg->handle, cairo, &viewport, NULL);
  cairo_destroy(cairo);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  return drawn;
}
