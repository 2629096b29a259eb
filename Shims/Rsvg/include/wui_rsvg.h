#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A parsed SVG document. It may be drawn by one thread at a time.
typedef struct wui_svg wui_svg;

/// Whether librsvg is installed. It is opened with the first document.
bool wui_svg_is_available(void);

/// Parses a document; NULL on failure, with the reason in `error` (cut to its capacity).
wui_svg *wui_svg_create(const void *bytes, size_t length, char *error, size_t capacity);
void wui_svg_destroy(wui_svg *svg);

/// The document's size in CSS pixels: its width and height, else those of its view box. False if it
/// names neither.
bool wui_svg_size(wui_svg *svg, double *width, double *height);

/// Draws the document, stretched to the given size, into cleared premultiplied ARGB words without gaps
/// between rows. `document_width` and `document_height` are the document's own size.
bool wui_svg_draw(
    wui_svg *svg, double document_width, double document_height, uint32_t *pixels, int width,
    int height);
