#include "wui_log.h"

#include <stdarg.h>
#include <stdio.h>

void wui_log(const char *format, ...) {
    char line[512];
    va_list args;
    va_start(args, format);
    vsnprintf(line, sizeof(line), format, args);
    va_end(args);
    fprintf(stderr, "WaylandUI: %s\n", line);
}
