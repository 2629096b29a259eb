#pragma once

#include "wui_face.h"

#define WUI_TYPE_FONT (wui_font_get_type())
G_DECLARE_FINAL_TYPE(WuiFont, wui_font, WUI, FONT, PangoFont)

/// A face at a size in points, for the map, which it may outlive.
///
/// Pango's own fonts of this kind keep a FreeType face for each size, and ask Fontconfig and set a sample text
/// for each size as well. Everything is a multiple of the em square here.
WuiFont *wui_font_new(PangoFontMap *map, wui_faces *faces, wui_face *face, double size);

bool wui_font_has_character(WuiFont *font, uint32_t character);
