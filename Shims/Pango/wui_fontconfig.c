#include "wui_fontconfig.h"

#include <fontconfig/fontconfig.h>
#include <pthread.h>
#include <stddef.h>

static void read_configuration(void) { FcInit(); }

/// While one thread reads, `pthread_once` lets the others wait.
void wui_fontconfig_wait(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, read_configuration);
}

static void *run(void *unused) {
  wui_fontconfig_wait();
  return unused;
}

void wui_fontconfig_prepare(void) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, run, NULL) == 0) pthread_detach(thread);
}
