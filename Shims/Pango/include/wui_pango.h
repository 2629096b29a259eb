#pragma once

#include <fontconfig/fontconfig.h>
#include <pango/pango.h>
#include <stdbool.h>

/// Creates a context with the installed fonts, which are not hinted and whose glyph positions are not rounded,
/// so that lengths grow exactly with the font's size. Release it with g_object_unref.
PangoContext *wui_pango_context_create(void);

/// What has to be opened to draw a font's glyphs; strings live as long as the font.
struct wui_pango_face {
  /// The font file.
  const char *file;
  /// The face within the file, with a named instance in the upper half word, as FreeType takes it.
  int index;
  /// Settings of variation axes, such as "wght=600"; NULL for none.
  const char *variations;
  /// Whether glyphs are to be thickened because the family lacks the weight.
  bool embolden;
  /// A transform of the outline, for instance a slant where the family lacks italics.
  double xx, xy, yx, yy;
};

/// Describes the face behind a font; false if the font has no file.
bool wui_pango_describe_face(PangoFont *font, struct wui_pango_face *face);

/// The size of a font's em square in points. A bitmap font has only the sizes it was drawn at, which
/// Fontconfig scales with a matrix: this is the size after scaling.
double wui_pango_font_size(PangoFont *font);

/// How many faces are in memory, over all contexts: what the tests of their bounds count.
int wui_pango_living_faces(void);

/// A number kept with a font object, 0 if none was set.
int wui_pango_font_tag(PangoFont *font);
void wui_pango_font_set_tag(PangoFont *font, int tag);

/// Stand-ins for macros Swift cannot import.
static const PangoGlyph WUI_PANGO_GLYPH_EMPTY = PANGO_GLYPH_EMPTY;
static const PangoGlyph WUI_PANGO_GLYPH_UNKNOWN_FLAG = PANGO_GLYPH_UNKNOWN_FLAG;
