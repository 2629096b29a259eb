#include "wui_pixman.h"
