#include "wui_rsvg_library.h"

#include <dlfcn.h>
#include <pthread.h>

static struct wui_rsvg_library library;
static bool is_loaded;

static void load(void) {
  void *handle = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  // Names of the libraries that librsvg depends on are found through it.
#define WUI_LOAD(result, name, parameters)                                     \
  library.name = (__typeof__(library.name))dlsym(handle, #name);               \
  if (!library.name) return;
  WUI_RSVG_FUNCTIONS(WUI_LOAD)
#undef WUI_LOAD
  is_loaded = true;
}

const struct wui_rsvg_library *wui_rsvg_library(void) {
  // Pictures may be drawn by several threads.
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded ? &library : NULL;
}
