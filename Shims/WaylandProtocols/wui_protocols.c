#include "wui_protocols.h"
