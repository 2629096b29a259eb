#include "wui_pango.h"

static void turn_hinting_off(FcPattern *pattern, gpointer data) {
  (void)data;
  FcPatternDel(pattern, FC_HINTING);
  FcPatternAddBool(pattern, FC_HINTING, FcFalse);
  FcPatternDel(pattern, FC_AUTOHINT);
  FcPatternAddBool(pattern, FC_AUTOHINT, FcFalse);
}

PangoContext *wui_pango_context_create(void) {
  PangoFontMap *map = pango_ft2_font_map_new();
  pango_fc_font_map_set_default_substitute(PANGO_FC_FONT_MAP(map), turn_hinting_off, NULL, NULL);
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  g_object_unref(map);
  return context;
}

bool wui_pango_describe_face(PangoFont *font, struct wui_pango_face *face) {
  if (!PANGO_IS_FC_FONT(font)) return false;
  FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
  FcChar8 *file = NULL, *variations = NULL;
  int index = 0;
  FcBool embolden = FcFalse, outline = FcTrue;
  FcMatrix *matrix = NULL;
  if (FcPatternGetString(pattern, FC_FILE, 0, &file) != FcResultMatch) return false;
  FcPatternGetInteger(pattern, FC_INDEX, 0, &index);
  FcPatternGetString(pattern, FC_FONT_VARIATIONS, 0, &variations);
  FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &embolden);
  FcPatternGetBool(pattern, FC_OUTLINE, 0, &outline);
  // For bitmap fonts the matrix is Fontconfig's advice how to scale them; the rasteriser knows better.
  if (outline) FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix);
  // Fontconfig marks a variable font that is no named instance with the topmost instance bit.
  if (index & (0x8000 << 16)) index &= 0xffff;
  *face = (struct wui_pango_face){
      .file = (const char *)file,
      .index = index,
      .variations = (const char *)variations,
      .embolden = embolden,
      .xx = matrix ? matrix->xx : 1,
      .xy = matrix ? matrix->xy : 0,
      .yx = matrix ? matrix->yx : 0,
      .yy = matrix ? matrix->yy : 1,
  };
  return true;
}

double wui_pango_font_size(PangoFont *font) {
  if (!PANGO_IS_FC_FONT(font)) return 0;
  FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
  double size = 0;
  FcBool outline = FcTrue;
  FcMatrix *matrix = NULL;
  FcPatternGetDouble(pattern, FC_PIXEL_SIZE, 0, &size);
  FcPatternGetBool(pattern, FC_OUTLINE, 0, &outline);
  if (outline || FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) != FcResultMatch) return size;
  return size * matrix->yy;
}

static GQuark tag_quark(void) { return g_quark_from_static_string("wui-font-tag"); }

int wui_pango_font_tag(PangoFont *font) {
  return GPOINTER_TO_INT(g_object_get_qdata(G_OBJECT(font), tag_quark()));
}

void wui_pango_font_set_tag(PangoFont *font, int tag) {
  g_object_set_qdata(G_OBJECT(font), tag_quark(), GINT_TO_POINTER(tag));
}
