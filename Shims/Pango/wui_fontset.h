#pragma once

#include "wui_font.h"
#include "wui_match.h"

typedef struct _WuiFontset WuiFontset;

/// The faces of a match at a size in points, for the map, which it may outlive. Fonts are made, and searched,
/// as far as characters ask for them.
WuiFontset *wui_fontset_new(
    PangoFontMap *map, wui_faces *faces, wui_match *match, PangoLanguage *language, double size);

/// The best font, which the caller releases; NULL where no font is installed.
PangoFont *wui_fontset_first(PangoFontset *set);
