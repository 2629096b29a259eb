#pragma once

/* Made at build time by ProtocolPlugin. The native build system runs it too,
 * but does not put its headers on the path. */
#if !__has_include("xdg-shell-client-protocol.h")
#error "WaylandUI's protocol headers are generated: build with `swift build --build-system swiftbuild` (or type `make`)"
#endif

#include "wui-optional-protocols.h"

#if WUI_HAS_CURSOR_SHAPE
#include "cursor-shape-v1-client-protocol.h"
#endif
#include "fractional-scale-v1-client-protocol.h"
#include "viewporter-client-protocol.h"
#include "xdg-activation-v1-client-protocol.h"
#include "xdg-decoration-unstable-v1-client-protocol.h"
#include "xdg-shell-client-protocol.h"
