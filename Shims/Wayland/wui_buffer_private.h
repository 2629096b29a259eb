#pragma once

#include "wui_buffer.h"

struct wl_buffer;

struct wl_buffer *wui_buffer_proxy(const struct wui_buffer *buffer);
