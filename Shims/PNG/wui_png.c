#include "wui_png.h"
