#include "wui_text.h"

#include <stdint.h>
#include <string.h>

static size_t sequence_length(unsigned char lead) {
    if (lead < 0x80) {
        return 1;
    }
    if (lead >= 0xc2 && lead < 0xe0) {
        return 2;
    }
    if (lead >= 0xe0 && lead < 0xf0) {
        return 3;
    }
    return lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
}

/* The bytes of the character at the start of `string`, which a zero ends; 0
 * where there is none. */
static size_t character_length(const char *string) {
    const unsigned char *bytes = (const unsigned char *)string;
    const size_t length = sequence_length(bytes[0]);
    for (size_t i = 1; i < length; i++) {
        if ((bytes[i] & 0xc0) != 0x80) {
            return 0;
        }
    }
    /* Longer than need be, a half of a UTF-16 pair, or beyond U+10FFFF. */
    if ((bytes[0] == 0xe0 && bytes[1] < 0xa0) ||
        (bytes[0] == 0xed && bytes[1] >= 0xa0) ||
        (bytes[0] == 0xf0 && bytes[1] < 0x90) ||
        (bytes[0] == 0xf4 && bytes[1] >= 0x90)) {
        return 0;
    }
    return length;
}

struct wui_text wui_text_make(const char *string) {
    struct wui_text text = {0};
    size_t size = 0;
    while (*string != '\0') {
        const size_t length = character_length(string);
        if (size + length > WUI_TEXT_MAX_BYTES) {
            break;
        }
        memcpy(text.bytes + size, string, length);
        size += length;
        string += length > 0 ? length : 1;
    }
    return text;
}
