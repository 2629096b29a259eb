#include "wui_fontset.h"

struct _WuiFontset {
  PangoFontset parent_instance;
  /// NULL once the map is gone.
  PangoFontMap *map;
  wui_faces *faces;
  wui_match *match;
  PangoLanguage *language;
  double size;
  /// WuiFont by rank.
  GPtrArray *fonts;
};

typedef PangoFontsetClass WuiFontsetClass;

G_DEFINE_TYPE(WuiFontset, wui_fontset, PANGO_TYPE_FONTSET)

static WuiFontset *of(void *instance) {
  return G_TYPE_CHECK_INSTANCE_CAST(instance, wui_fontset_get_type(), WuiFontset);
}

WuiFontset *wui_fontset_new(
    PangoFontMap *map, wui_faces *faces, wui_match *match, PangoLanguage *language, double size) {
  WuiFontset *set = g_object_new(wui_fontset_get_type(), NULL);
  g_set_weak_pointer(&set->map, map);
  set->faces = wui_faces_retain(faces);
  set->match = wui_match_retain(match);
  set->language = language;
  set->size = size;
  set->fonts = g_ptr_array_new_with_free_func(g_object_unref);
  return set;
}

/// The font of a rank; NULL behind the last one.
static WuiFont *font_at(WuiFontset *set, guint rank) {
  while (set->fonts->len <= rank) {
    wui_face *face = wui_match_face(set->match, set->fonts->len, set->size);
    if (!face) return NULL;
    g_ptr_array_add(set->fonts, wui_font_new(set->map, set->faces, face, set->size));
  }
  return set->fonts->pdata[rank];
}

static void finalize(GObject *object) {
  WuiFontset *set = of(object);
  g_clear_weak_pointer(&set->map);
  g_ptr_array_unref(set->fonts);
  wui_match_release(set->match);
  wui_faces_release(set->faces);
  G_OBJECT_CLASS(wui_fontset_parent_class)->finalize(object);
}

PangoFont *wui_fontset_first(PangoFontset *set) {
  WuiFont *font = font_at(of(set), 0);
  return font ? g_object_ref(PANGO_FONT(font)) : NULL;
}

static PangoFont *get_font(PangoFontset *base, guint character) {
  WuiFontset *set = of(base);
  WuiFont *font;
  for (guint rank = 0; (font = font_at(set, rank)); rank++)
    if (wui_font_has_character(font, character)) return g_object_ref(PANGO_FONT(font));
  return wui_fontset_first(base);
}

static void for_each(PangoFontset *base, PangoFontsetForeachFunc visit, gpointer data) {
  WuiFont *font;
  for (guint rank = 0; (font = font_at(of(base), rank)); rank++)
    if (visit(base, PANGO_FONT(font), data)) return;
}

/// Those of the first font: what an empty line is as high as.
static PangoFontMetrics *get_metrics(PangoFontset *base) {
  WuiFont *font = font_at(of(base), 0);
  return font ? pango_font_get_metrics(PANGO_FONT(font), NULL) : pango_font_get_metrics(NULL, NULL);
}

static PangoLanguage *get_language(PangoFontset *base) { return of(base)->language; }

static void wui_fontset_class_init(WuiFontsetClass *class) {
  G_OBJECT_CLASS(class)->finalize = finalize;
  PangoFontsetClass *set = PANGO_FONTSET_CLASS(class);
  set->get_font = get_font;
  set->foreach = for_each;
  set->get_metrics = get_metrics;
  set->get_language = get_language;
}

static void wui_fontset_init(WuiFontset *set) { (void)set; }
