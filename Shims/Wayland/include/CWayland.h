#pragma once

#include "wui_buffer.h"
#include "wui_connection.h"
#include "wui_event.h"
#include "wui_log.h"
#include "wui_seat.h"
#include "wui_text.h"
#include "wui_window.h"
#include "wui_xkb.h"
