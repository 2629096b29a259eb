#pragma once

#include "wui_portal.h"
