#pragma once

#include <stdbool.h>

#include "wui_connection_private.h"

/** Asks for the globals; they are bound as they are announced. */
void wui_registry_init(struct wui_connection *conn);
void wui_registry_finish(struct wui_connection *conn);

/**
 * True where all that we cannot do without is bound; else `result` names the
 * first that is not.
 */
bool wui_registry_is_complete(const struct wui_connection *conn,
                              struct wui_connect_result *result);

/** One line for each optional global that is absent: explains a bug report. */
void wui_registry_log_missing(const struct wui_connection *conn);
