#pragma once

#include <stddef.h>

/**
 * The most bytes of a string that we send: a request must fit the 4096 bytes of
 * libwayland's send buffer, or the connection is lost.
 */
#define WUI_TEXT_MAX_BYTES 1024

/** A string as a request may carry it. */
struct wui_text {
    char bytes[WUI_TEXT_MAX_BYTES + 1];
};

/**
 * The valid UTF-8 of a string, cut before the character that goes beyond the
 * limit: for bytes that are not UTF-8 a compositor may end the connection.
 */
struct wui_text wui_text_make(const char *string);
