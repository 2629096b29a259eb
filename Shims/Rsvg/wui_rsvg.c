#include "wui_rsvg.h"
