#pragma once

#include "wui_bus.h"
#include "wui_portal.h"

/** The namespaces of settings that we ask for; ends with NULL. */
extern char *wui_setting_namespaces[];

/**
 * Reads a value, which the message stands before and which lies in one or two
 * variants. Returns 1 where it is a setting of ours, of the right type, 0
 * where it is not, below 0 where the message is broken. The message stands
 * behind the value in the first two cases.
 */
int wui_setting_read(const struct wui_bus_library *bus, sd_bus_message *message,
                     const char *namespace, const char *name,
                     struct wui_setting *setting);
