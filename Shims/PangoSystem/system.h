#pragma once
#include <hb.h>
#include <pango/pango.h>
