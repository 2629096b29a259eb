#include "wui_fontset.h"

#define WUI_TYPE_FONT_MAP (wui_font_map_get_type())
G_DECLARE_FINAL_TYPE(WuiFontMap, wui_font_map, WUI, FONT_MAP, PangoFontMap)

/// All of Pango's fonts, by Fontconfig's choice.
///
/// Pango has a map of this kind too. It sorts all installed fonts anew for every size and language, each on a
/// thread of its own, which takes longer than all else that a small app does until its first frame.
struct _WuiFontMap {
  PangoFontMap parent_instance;
  wui_faces *faces;
  /// wui_match by what was asked for.
  GHashTable *matches;
  /// WuiFontset by what was asked for.
  GHashTable *sets;
};

G_DEFINE_TYPE(WuiFontMap, wui_font_map, PANGO_TYPE_FONT_MAP)

/// What is asked for: a description and a language. The size of a match is 0.
struct request {
  PangoFontDescription *description;
  PangoLanguage *language;
};

static guint hash(gconstpointer pointer) {
  const struct request *request = pointer;
  return pango_font_description_hash(request->description) ^ g_direct_hash(request->language);
}

static gboolean equal(gconstpointer a, gconstpointer b) {
  const struct request *left = a, *right = b;
  return left->language == right->language &&
         pango_font_description_equal(left->description, right->description);
}

static struct request *copy(const struct request *request) {
  struct request *result = g_new(struct request, 1);
  *result = (struct request){
      pango_font_description_copy(request->description), request->language};
  return result;
}

static void destroy(gpointer pointer) {
  struct request *request = pointer;
  pango_font_description_free(request->description);
  g_free(request);
}

/// Sizes and weights that change with every frame must not pile up.
enum { most_sets = 256, most_matches = 256 };

static wui_match *match_for(WuiFontMap *map, const struct request *request, double size) {
  struct request unsized = {
      pango_font_description_copy_static(request->description), request->language};
  pango_font_description_set_absolute_size(unsized.description, 0);
  wui_match *match = g_hash_table_lookup(map->matches, &unsized);
  if (!match) {
    if (g_hash_table_size(map->matches) >= most_matches) g_hash_table_remove_all(map->matches);
    match = wui_match_create(map->faces, unsized.description, unsized.language, size);
    g_hash_table_insert(map->matches, copy(&unsized), match);
  }
  pango_font_description_free(unsized.description);
  return match;
}

static PangoFontset *load_fontset(
    PangoFontMap *base, PangoContext *context, const PangoFontDescription *description,
    PangoLanguage *language) {
  WuiFontMap *map = WUI_FONT_MAP(base);
  if (!language && context) language = pango_context_get_language(context);
  const struct request request = {(PangoFontDescription *)description, language};
  WuiFontset *set = g_hash_table_lookup(map->sets, &request);
  if (!set) {
    const double size = pango_font_description_get_size(description) / (double)PANGO_SCALE;
    if (g_hash_table_size(map->sets) >= most_sets) g_hash_table_remove_all(map->sets);
    set = wui_fontset_new(base, map->faces, match_for(map, &request, size), language, size);
    g_hash_table_insert(map->sets, copy(&request), set);
  }
  return g_object_ref(PANGO_FONTSET(set));
}

static PangoFont *load_font(
    PangoFontMap *base, PangoContext *context, const PangoFontDescription *description) {
  PangoFontset *set = load_fontset(base, context, description, NULL);
  PangoFont *font = wui_fontset_first(set);
  g_object_unref(set);
  return font;
}

/// Nobody chooses a family from a list here.
static void list_families(PangoFontMap *base, PangoFontFamily ***families, int *count) {
  (void)base;
  if (families) *families = NULL;
  if (count) *count = 0;
}

static void finalize(GObject *object) {
  WuiFontMap *map = WUI_FONT_MAP(object);
  g_hash_table_unref(map->sets);
  g_hash_table_unref(map->matches);
  wui_faces_release(map->faces);
  G_OBJECT_CLASS(wui_font_map_parent_class)->finalize(object);
}

static void wui_font_map_class_init(WuiFontMapClass *class) {
  G_OBJECT_CLASS(class)->finalize = finalize;
  PangoFontMapClass *map = PANGO_FONT_MAP_CLASS(class);
  map->load_font = load_font;
  map->load_fontset = load_fontset;
  map->list_families = list_families;
}

static void wui_font_map_init(WuiFontMap *map) {
  map->faces = wui_faces_create();
  map->matches =
      g_hash_table_new_full(hash, equal, destroy, (GDestroyNotify)wui_match_release);
  map->sets = g_hash_table_new_full(hash, equal, destroy, g_object_unref);
}

PangoContext *wui_pango_context_create(void) {
  PangoFontMap *map = g_object_new(WUI_TYPE_FONT_MAP, NULL);
  PangoContext *context = pango_font_map_create_context(map);
  // Lengths grow exactly with the font's size.
  pango_context_set_round_glyph_positions(context, FALSE);
  g_object_unref(map);
  return context;
}
