#include "wui_freetype.h"
