#pragma once

/** One line to standard error, behind the name of the library. */
void wui_log(const char *format, ...) __attribute__((format(printf, 1, 2)));
