#pragma once

// What the glyph rasteriser needs of FreeType. It lies here because Pango's headers include FreeType's:
// Typography sees the types of both through one module.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include <stdbool.h>

/// Stand-ins for macros Swift cannot import.
static const FT_Int32 WUI_FT_LOAD_OUTLINE = FT_LOAD_NO_BITMAP | FT_LOAD_NO_HINTING;
static const FT_Int32 WUI_FT_LOAD_LIGHT = FT_LOAD_NO_BITMAP | FT_LOAD_TARGET_LIGHT;
static const FT_Int32 WUI_FT_LOAD_UNSCALED = FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP;
static const FT_Int32 WUI_FT_LOAD_COLOR = FT_LOAD_COLOR | FT_LOAD_NO_HINTING;

static inline bool wui_ft_has_color(FT_Face face) { return FT_HAS_COLOR(face); }
static inline bool wui_ft_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face); }

/// Sets variation axes from text such as "wght=600,opsz=14"; axes it does not name keep their default.
void wui_ft_set_variations(FT_Library library, FT_Face face, const char *variations);
