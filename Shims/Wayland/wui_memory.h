#pragma once

#include <stddef.h>

/**
 * A descriptor of `size` bytes of anonymous memory, rounded up to a page and
 * sealed against a change of size; -1 and errno where memory is short.
 */
int wui_memory_create(size_t size);
