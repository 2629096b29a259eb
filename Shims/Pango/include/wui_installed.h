#pragma once

#include <stdbool.h>

/// A face that is installed; strings live as long as Fontconfig's configuration.
struct wui_installed_face {
  const char *family;
  /// The weight on OpenType's scale.
  double weight;
  bool is_italic;
};

/// The name of a family as its files have it, found whatever the case of `name`; NULL where none is installed.
const char *wui_installed_family(const char *name);

/// Finds a face by its PostScript name, whatever the case; false where none is installed.
bool wui_installed_face(const char *postscript_name, struct wui_installed_face *face);
