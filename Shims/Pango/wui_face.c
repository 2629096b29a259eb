#include "wui_face.h"

#include <stdlib.h>
#include <string.h>

#include "wui_fontconfig.h"

/// The characters of a face. Fontconfig has one set for all weights of a family.
struct known_coverage {
  FcCharSet *characters;
  PangoCoverage *coverage;
};

struct wui_faces {
  unsigned references;
  FcConfig *config;
  FcFontSet *installed;
  /// hb_face_t by file and number.
  GHashTable *opened;
  GArray *coverages;
};

/// HarfBuzz reads TrueType and OpenType only.
static bool is_readable(const FcPattern *font) {
  FcChar8 *format = NULL;
  if (FcPatternGetString(font, FC_FONTFORMAT, 0, &format) != FcResultMatch) return false;
  if (strcmp((const char *)format, "TrueType") == 0) return true;
  return strcmp((const char *)format, "CFF") == 0;
}

wui_faces *wui_faces_create(void) {
  wui_faces *faces = g_new0(wui_faces, 1);
  faces->references = 1;
  wui_fontconfig_wait();
  faces->config = FcConfigReference(NULL);
  faces->installed = FcFontSetCreate();
  faces->opened =
      g_hash_table_new_full(g_str_hash, g_str_equal, g_free, (GDestroyNotify)hb_face_destroy);
  faces->coverages = g_array_new(FALSE, FALSE, sizeof(struct known_coverage));
  const FcSetName names[] = {FcSetSystem, FcSetApplication};
  for (size_t i = 0; i < G_N_ELEMENTS(names); i++) {
    const FcFontSet *set = FcConfigGetFonts(faces->config, names[i]);
    for (int font = 0; set && font < set->nfont; font++) {
      if (!is_readable(set->fonts[font])) continue;
      FcPatternReference(set->fonts[font]);
      FcFontSetAdd(faces->installed, set->fonts[font]);
    }
  }
  return faces;
}

wui_faces *wui_faces_retain(wui_faces *faces) {
  faces->references++;
  return faces;
}

void wui_faces_release(wui_faces *faces) {
  if (--faces->references > 0) return;
  for (guint i = 0; i < faces->coverages->len; i++) {
    const struct known_coverage *known =
        &g_array_index(faces->coverages, struct known_coverage, i);
    g_object_unref(known->coverage);
    if (known->characters) FcCharSetDestroy(known->characters);
  }
  g_array_unref(faces->coverages);
  g_hash_table_unref(faces->opened);
  FcFontSetDestroy(faces->installed);
  FcConfigDestroy(faces->config);
  g_free(faces);
}

FcFontSet *wui_faces_installed(wui_faces *faces) { return faces->installed; }

FcConfig *wui_faces_config(wui_faces *faces) { return faces->config; }

static int living_faces;

int wui_pango_living_faces(void) { return living_faces; }

wui_face *wui_face_create(FcPattern *pattern) {
  FcChar8 *file = (FcChar8 *)"", *variations = NULL;
  FcPatternGetString(pattern, FC_FILE, 0, &file);
  int index = 0;
  double size = 0;
  FcBool embolden = FcFalse, outline = FcTrue;
  FcMatrix *matrix = NULL;
  FcPatternGetInteger(pattern, FC_INDEX, 0, &index);
  FcPatternGetString(pattern, FC_FONT_VARIATIONS, 0, &variations);
  FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &embolden);
  FcPatternGetBool(pattern, FC_OUTLINE, 0, &outline);
  FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix);
  FcPatternGetDouble(pattern, FC_PIXEL_SIZE, 0, &size);
  // A bitmap font has only the sizes it was drawn at, and the matrix is Fontconfig's advice how to scale
  // them; the rasteriser knows better.
  if (!outline && matrix) size *= matrix->yy;
  if (!outline) matrix = NULL;
  // Fontconfig marks a variable font that is no named instance with the topmost instance bit.
  if ((unsigned)index & 0x80000000u) index &= 0xffff;
  wui_face *face = g_new0(wui_face, 1);
  living_faces++;
  face->references = 1;
  face->pattern = pattern;
  face->fixed_size = outline ? 0 : size;
  face->varies_with_size = variations && strstr((const char *)variations, "opsz=");
  face->description = (struct wui_pango_face){
      .file = (const char *)file,
      .index = index,
      .variations = (const char *)variations,
      .embolden = embolden,
      .xx = matrix ? matrix->xx : 1,
      .xy = matrix ? matrix->xy : 0,
      .yx = matrix ? matrix->yx : 0,
      .yy = matrix ? matrix->yy : 1,
  };
  return face;
}

wui_face *wui_face_retain(wui_face *face) {
  face->references++;
  return face;
}

void wui_face_release(wui_face *face) {
  if (--face->references > 0) return;
  living_faces--;
  FcPatternDestroy(face->pattern);
  g_free(face);
}

static FcCharSet *characters_of(const wui_face *face) {
  FcCharSet *characters = NULL;
  FcPatternGetCharSet(face->pattern, FC_CHARSET, 0, &characters);
  return characters;
}

bool wui_face_has_character(const wui_face *face, uint32_t character) {
  const FcCharSet *characters = characters_of(face);
  return characters && FcCharSetHasChar(characters, character);
}

hb_face_t *wui_face_open(wui_face *face, wui_faces *faces) {
  if (face->opened) return face->opened;
  // Variations are set on fonts; the face is that of the file.
  const int number = face->description.index & 0xffff;
  char *key = g_strdup_printf("%d %s", number, face->description.file);
  face->opened = g_hash_table_lookup(faces->opened, key);
  if (face->opened) {
    g_free(key);
    return face->opened;
  }
  hb_blob_t *blob = hb_blob_create_from_file(face->description.file);
  face->opened = hb_face_create(blob, (unsigned)number);
  hb_blob_destroy(blob);
  hb_face_make_immutable(face->opened);
  g_hash_table_insert(faces->opened, key, face->opened);
  return face->opened;
}

static PangoCoverage *make_coverage(const FcCharSet *characters) {
  PangoCoverage *coverage = pango_coverage_new();
  if (!characters) return coverage;
  FcChar32 words[FC_CHARSET_MAP_SIZE], next;
  for (FcChar32 page = FcCharSetFirstPage(characters, words, &next); page != FC_CHARSET_DONE;
       page = FcCharSetNextPage(characters, words, &next))
    for (unsigned word = 0; word < FC_CHARSET_MAP_SIZE; word++)
      for (FcChar32 bits = words[word]; bits; bits &= bits - 1)
        pango_coverage_set(
            coverage, (int)(page + word * 32 + (unsigned)__builtin_ctz(bits)),
            PANGO_COVERAGE_EXACT);
  return coverage;
}

PangoCoverage *wui_face_coverage(wui_face *face, wui_faces *faces) {
  if (face->coverage) return face->coverage;
  FcCharSet *characters = characters_of(face);
  for (guint i = 0; i < faces->coverages->len && characters; i++) {
    const struct known_coverage *known =
        &g_array_index(faces->coverages, struct known_coverage, i);
    if (known->characters && FcCharSetEqual(known->characters, characters))
      return face->coverage = known->coverage;
  }
  const struct known_coverage made = {
      characters ? FcCharSetCopy(characters) : NULL, make_coverage(characters)};
  g_array_append_val(faces->coverages, made);
  return face->coverage = made.coverage;
}
