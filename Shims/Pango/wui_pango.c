#include "wui_pango.h"
