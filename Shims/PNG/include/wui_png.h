#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* PNG files in memory, to and from straight (not premultiplied) ARGB in native-endian 32-bit words. */

enum { WUI_PNG_MESSAGE_SIZE = 64 };

/* Reads the size of a picture without decoding it; false and a message where it is no PNG. */
bool wui_png_read_size(
    const void *data, size_t length, uint32_t *width, uint32_t *height,
    char message[WUI_PNG_MESSAGE_SIZE]);

/* Decodes into width × height words; false and a message where the file is damaged. */
bool wui_png_decode(
    const void *data, size_t length, uint32_t *pixels, uint32_t width, uint32_t height,
    char message[WUI_PNG_MESSAGE_SIZE]);

/* Encodes a picture. The result is to be freed with free(); NULL when out of memory. */
void *wui_png_encode(const uint32_t *pixels, uint32_t width, uint32_t height, size_t *length);
