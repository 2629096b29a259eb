#include "wui_wayland.h"
