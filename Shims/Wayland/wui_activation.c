#include "wui_activation.h"

#include <stdlib.h>
#include <string.h>

#include "wui_log.h"
#include "wui_protocols_generated.h"
#include "wui_text.h"

#define VARIABLE "XDG_ACTIVATION_TOKEN"

void wui_activation_use(struct wui_connection *conn,
                        struct wl_surface *surface) {
    const char *token = getenv(VARIABLE);
    if (token == NULL) {
        return;
    }
    const struct wui_text text = wui_text_make(token);
    if (strcmp(text.bytes, token) != 0) {
        wui_log(VARIABLE " is too long or not UTF-8 and is not used");
    } else if (conn->activation != NULL && token[0] != '\0') {
        xdg_activation_v1_activate(conn->activation, text.bytes, surface);
    }
    /* It is good for one window, and not for one of a program that we start. */
    unsetenv(VARIABLE);
}
