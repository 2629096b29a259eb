#pragma once

#include <stdbool.h>
#include <systemd/sd-bus.h>

/*
 * The functions of libsystemd that we call. The library is opened when it is
 * needed, so that it costs nothing before the first question, and a desktop
 * without it has default settings instead of an app that does not start.
 */
#define WUI_BUS_FUNCTIONS(X)             \
    X(sd_bus_open_user)                  \
    X(sd_bus_new)                        \
    X(sd_bus_set_fd)                     \
    X(sd_bus_start)                      \
    X(sd_bus_close)                      \
    X(sd_bus_unref)                      \
    X(sd_bus_get_fd)                     \
    X(sd_bus_get_events)                 \
    X(sd_bus_get_timeout)                \
    X(sd_bus_process)                    \
    X(sd_bus_match_signal_async)         \
    X(sd_bus_message_new_method_call)    \
    X(sd_bus_call_async)                 \
    X(sd_bus_message_append_strv)        \
    X(sd_bus_message_unref)              \
    X(sd_bus_message_is_method_error)    \
    X(sd_bus_message_enter_container)    \
    X(sd_bus_message_exit_container)     \
    X(sd_bus_message_peek_type)          \
    X(sd_bus_message_read_basic)         \
    X(sd_bus_message_skip)               \
    X(sd_bus_message_at_end)

struct wui_bus_library {
#define WUI_DECLARE(name) __typeof__(name) *name;
    WUI_BUS_FUNCTIONS(WUI_DECLARE)
#undef WUI_DECLARE
};

/** The library; NULL where it is not installed. */
const struct wui_bus_library *wui_bus_library(void);
