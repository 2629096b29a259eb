#include "wui_match.h"

#include <math.h>

/// A face that is another one at each size.
struct sized_face {
  unsigned rank;
  double size;
  wui_face *face;
};

/// Sizes that change with every frame must not pile up.
enum { most_sized = 64 };

struct wui_match {
  unsigned references;
  wui_faces *faces;
  FcPattern *query;
  /// Faces by rank.
  GPtrArray *prepared;
  /// The sized_face that were asked for lately, `most_sized` at most.
  GArray *sized;
  /// All faces that add characters, best first; NULL until one behind the first is asked for.
  FcFontSet *sorted;
};

static int fontconfig_slant(PangoStyle style) {
  switch (style) {
    case PANGO_STYLE_OBLIQUE: return FC_SLANT_OBLIQUE;
    case PANGO_STYLE_ITALIC: return FC_SLANT_ITALIC;
    default: return FC_SLANT_ROMAN;
  }
}

static int fontconfig_width(PangoStretch stretch) {
  static const int widths[] = {
      [PANGO_STRETCH_ULTRA_CONDENSED] = FC_WIDTH_ULTRACONDENSED,
      [PANGO_STRETCH_EXTRA_CONDENSED] = FC_WIDTH_EXTRACONDENSED,
      [PANGO_STRETCH_CONDENSED] = FC_WIDTH_CONDENSED,
      [PANGO_STRETCH_SEMI_CONDENSED] = FC_WIDTH_SEMICONDENSED,
      [PANGO_STRETCH_NORMAL] = FC_WIDTH_NORMAL,
      [PANGO_STRETCH_SEMI_EXPANDED] = FC_WIDTH_SEMIEXPANDED,
      [PANGO_STRETCH_EXPANDED] = FC_WIDTH_EXPANDED,
      [PANGO_STRETCH_EXTRA_EXPANDED] = FC_WIDTH_EXTRAEXPANDED,
      [PANGO_STRETCH_ULTRA_EXPANDED] = FC_WIDTH_ULTRAEXPANDED,
  };
  return widths[stretch];
}

static FcPattern *make_query(
    FcConfig *config, const PangoFontDescription *description, PangoLanguage *language,
    double size) {
  FcPattern *query = FcPatternCreate();
  char **families = g_strsplit(pango_font_description_get_family(description), ",", -1);
  for (char **family = families; *family; family++)
    FcPatternAddString(query, FC_FAMILY, (const FcChar8 *)g_strstrip(*family));
  g_strfreev(families);
  FcPatternAddDouble(
      query, FC_WEIGHT,
      FcWeightFromOpenTypeDouble(pango_font_description_get_weight(description)));
  FcPatternAddInteger(
      query, FC_SLANT, fontconfig_slant(pango_font_description_get_style(description)));
  FcPatternAddInteger(
      query, FC_WIDTH, fontconfig_width(pango_font_description_get_stretch(description)));
  // A point is a pixel here: scales are applied when glyphs are drawn.
  FcPatternAddDouble(query, FC_DPI, 72);
  FcPatternAddDouble(query, FC_SIZE, size);
  FcPatternAddDouble(query, FC_PIXEL_SIZE, size);
  if (language)
    FcPatternAddString(query, FC_LANG, (const FcChar8 *)pango_language_to_string(language));
  FcConfigSubstitute(config, query, FcMatchPattern);
  FcDefaultSubstitute(query);
  return query;
}

/// The best face for a query; NULL where no font is installed.
static wui_face *prepare_best(wui_match *match, FcPattern *query) {
  FcFontSet *installed = wui_faces_installed(match->faces);
  FcResult result = FcResultNoMatch;
  FcPattern *best =
      FcFontSetMatch(wui_faces_config(match->faces), &installed, 1, query, &result);
  return best ? wui_face_create(best) : NULL;
}

static void release_sized(gpointer pointer) {
  wui_face_release(((struct sized_face *)pointer)->face);
}

wui_match *wui_match_create(
    wui_faces *faces, const PangoFontDescription *description, PangoLanguage *language,
    double size) {
  wui_match *match = g_new0(wui_match, 1);
  match->references = 1;
  match->faces = wui_faces_retain(faces);
  match->query = make_query(wui_faces_config(faces), description, language, size);
  match->prepared = g_ptr_array_new_with_free_func((GDestroyNotify)wui_face_release);
  match->sized = g_array_new(FALSE, FALSE, sizeof(struct sized_face));
  g_array_set_clear_func(match->sized, release_sized);
  wui_face *best = prepare_best(match, match->query);
  if (best) g_ptr_array_add(match->prepared, best);
  return match;
}

wui_match *wui_match_retain(wui_match *match) {
  match->references++;
  return match;
}

void wui_match_release(wui_match *match) {
  if (--match->references > 0) return;
  g_array_unref(match->sized);
  g_ptr_array_unref(match->prepared);
  if (match->sorted) FcFontSetDestroy(match->sorted);
  FcPatternDestroy(match->query);
  wui_faces_release(match->faces);
  g_free(match);
}

static bool depends_on_size(const wui_face *face) {
  return face->fixed_size > 0 || face->varies_with_size;
}

static void sort(wui_match *match) {
  FcFontSet *installed = wui_faces_installed(match->faces);
  FcResult result = FcResultNoMatch;
  match->sorted = FcFontSetSort(
      wui_faces_config(match->faces), &installed, 1, match->query, FcTrue, NULL, &result);
  if (!match->sorted) match->sorted = FcFontSetCreate();
}

static wui_face *prepare(wui_match *match, FcPattern *query, unsigned rank) {
  return wui_face_create(
      FcFontRenderPrepare(wui_faces_config(match->faces), query, match->sorted->fonts[rank]));
}

static wui_face *prepare_for_size(wui_match *match, unsigned rank, double size) {
  for (guint i = 0; i < match->sized->len; i++) {
    const struct sized_face *known = &g_array_index(match->sized, struct sized_face, i);
    if (known->rank == rank && known->size == size) return known->face;
  }
  FcPattern *query = FcPatternDuplicate(match->query);
  const char *const properties[] = {FC_SIZE, FC_PIXEL_SIZE};
  for (size_t i = 0; i < G_N_ELEMENTS(properties); i++) {
    FcPatternDel(query, properties[i]);
    FcPatternAddDouble(query, properties[i], size);
  }
  const struct sized_face made = {
      rank, size, rank > 0 ? prepare(match, query, rank) : prepare_best(match, query)};
  FcPatternDestroy(query);
  if (match->sized->len >= most_sized) g_array_set_size(match->sized, 0);
  g_array_append_val(match->sized, made);
  return made.face;
}

/// Each optical size is a face with glyphs of its own. Nobody sees fractions of a point in the design, and no
/// font has designs above 144 points.
static double optical_size(double size) { return CLAMP(round(size), 1, 144); }

wui_face *wui_match_face(wui_match *match, unsigned rank, double size) {
  if (rank > 0 && !match->sorted) sort(match);
  while (match->prepared->len <= rank) {
    const guint next = match->prepared->len;
    if (!match->sorted || (int)next >= match->sorted->nfont) return NULL;
    g_ptr_array_add(match->prepared, prepare(match, match->query, next));
  }
  wui_face *face = match->prepared->pdata[rank];
  if (!depends_on_size(face)) return face;
  return prepare_for_size(match, rank, face->varies_with_size ? optical_size(size) : size);
}
