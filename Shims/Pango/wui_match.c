#include "wui_match.h"

/// A face that is another one at each size.
struct sized_face {
  unsigned rank;
  double size;
  wui_face *face;
};

struct wui_match {
  wui_faces *faces;
  FcPattern *query;
  /// Faces by rank.
  GPtrArray *prepared;
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

wui_match *wui_match_create(
    wui_faces *faces, const PangoFontDescription *description, PangoLanguage *language,
    double size) {
  FcConfig *config = wui_faces_config(faces);
  wui_match *match = g_new0(wui_match, 1);
  match->faces = faces;
  match->query = make_query(config, description, language, size);
  match->prepared = g_ptr_array_new();
  match->sized = g_array_new(FALSE, FALSE, sizeof(struct sized_face));
  FcFontSet *installed = wui_faces_installed(faces);
  FcResult result = FcResultNoMatch;
  FcPattern *best = FcFontSetMatch(config, &installed, 1, match->query, &result);
  if (best) g_ptr_array_add(match->prepared, wui_face_create(best));
  return match;
}

void wui_match_destroy(wui_match *match) {
  for (guint rank = 0; rank < match->prepared->len; rank++)
    wui_face_destroy(match->prepared->pdata[rank]);
  for (guint i = 0; i < match->sized->len; i++)
    wui_face_destroy(g_array_index(match->sized, struct sized_face, i).face);
  g_array_unref(match->sized);
  g_ptr_array_unref(match->prepared);
  if (match->sorted) FcFontSetDestroy(match->sorted);
  FcPatternDestroy(match->query);
  g_free(match);
}

static bool depends_on_size(const wui_face *face) {
  return face->fixed_size > 0 || face->varies_with_size;
}

bool wui_match_depends_on_size(const wui_match *match) {
  return match->prepared->len > 0 && depends_on_size(match->prepared->pdata[0]);
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
  const struct sized_face made = {rank, size, prepare(match, query, rank)};
  FcPatternDestroy(query);
  g_array_append_val(match->sized, made);
  return made.face;
}

wui_face *wui_match_face(wui_match *match, unsigned rank, double size) {
  if (rank > 0 && !match->sorted) sort(match);
  while (match->prepared->len <= rank) {
    const guint next = match->prepared->len;
    if (!match->sorted || (int)next >= match->sorted->nfont) return NULL;
    g_ptr_array_add(match->prepared, prepare(match, match->query, next));
  }
  wui_face *face = match->prepared->pdata[rank];
  // The best face's match is made for each size where that matters.
  return rank > 0 && depends_on_size(face) ? prepare_for_size(match, rank, size) : face;
}
