#include "wui_png.h"

#include <stdio.h>
#include <stdlib.h>

#include <png.h>

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
static const png_uint_32 word_format = PNG_FORMAT_BGRA;
#else
static const png_uint_32 word_format = PNG_FORMAT_ARGB;
#endif

static bool begin(png_image *image, const void *data, size_t length, char *message) {
  image->version = PNG_IMAGE_VERSION;
  if (png_image_begin_read_from_memory(image, data, length))
    return true;
  snprintf(message, WUI_PNG_MESSAGE_SIZE, "%s", image->message);
  return false;
}

bool wui_png_read_size(
    const void *data, size_t length, uint32_t *width, uint32_t *height,
    char message[WUI_PNG_MESSAGE_SIZE]) {
  png_image image = {0};
  if (!begin(&image, data, length, message))
    return false;
  *width = image.width;
  *height = image.height;
  png_image_free(&image);
  return true;
}

bool wui_png_decode(
    const void *data, size_t length, uint32_t *pixels, uint32_t width, uint32_t height,
    char message[WUI_PNG_MESSAGE_SIZE]) {
  png_image image = {0};
  if (!begin(&image, data, length, message))
    return false;
  if (image.width != width || image.height != height) {
    snprintf(message, WUI_PNG_MESSAGE_SIZE, "the size changed");
    png_image_free(&image);
    return false;
  }
  image.format = word_format;
  if (png_image_finish_read(&image, NULL, pixels, 0, NULL))
    return true;
  snprintf(message, WUI_PNG_MESSAGE_SIZE, "%s", image.message);
  png_image_free(&image);
  return false;
}

void *wui_png_encode(const uint32_t *pixels, uint32_t width, uint32_t height, size_t *length) {
  png_image image = {
      .version = PNG_IMAGE_VERSION, .width = width, .height = height, .format = word_format};
  png_alloc_size_t size = 0;
  if (!png_image_write_to_memory(&image, NULL, &size, 0, pixels, 0, NULL))
    return NULL;
  void *data = malloc(size);
  if (data && !png_image_write_to_memory(&image, data, &size, 0, pixels, 0, NULL)) {
    free(data);
    data = NULL;
  }
  *length = size;
  return data;
}
