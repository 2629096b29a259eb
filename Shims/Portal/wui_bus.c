#include "wui_bus.h"

#include <dlfcn.h>
#include <stddef.h>

static bool load(struct wui_bus_library *library) {
    void *handle = dlopen("libsystemd.so.0", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) {
        return false;
    }
#define WUI_LOAD(name)                                                     \
    if ((library->name = (__typeof__(library->name))dlsym(handle, #name)) == NULL) { \
        return false;                                                      \
    }
    WUI_BUS_FUNCTIONS(WUI_LOAD)
#undef WUI_LOAD
    return true;
}

const struct wui_bus_library *wui_bus_library(void) {
    static struct wui_bus_library library;
    static enum { UNKNOWN, LOADED, MISSING } state = UNKNOWN;
    if (state == UNKNOWN) {
        state = load(&library) ? LOADED : MISSING;
    }
    return state == LOADED ? &library : NULL;
}
