#include "wui_font.h"

#include <hb-ot.h>
#include <string.h>

/// Exported for backends of Pango, such as this one, but in none of the headers that are installed.
PangoFontMetrics *pango_font_metrics_new(void);

struct _WuiFont {
  PangoFont parent_instance;
  /// NULL once the map is gone.
  PangoFontMap *map;
  wui_faces *faces;
  wui_face *face;
  /// The em square in points.
  double size;
  PangoFontMetrics *metrics;
  int tag;
};

G_DEFINE_TYPE(WuiFont, wui_font, PANGO_TYPE_FONT)

WuiFont *wui_font_new(PangoFontMap *map, wui_faces *faces, wui_face *face, double size) {
  WuiFont *font = g_object_new(WUI_TYPE_FONT, NULL);
  g_set_weak_pointer(&font->map, map);
  font->faces = wui_faces_retain(faces);
  font->face = wui_face_retain(face);
  font->size = face->fixed_size > 0 ? face->fixed_size : size;
  return font;
}

bool wui_font_has_character(WuiFont *font, uint32_t character) {
  return wui_face_has_character(font->face, character);
}

static void finalize(GObject *object) {
  WuiFont *font = WUI_FONT(object);
  g_clear_weak_pointer(&font->map);
  if (font->metrics) pango_font_metrics_unref(font->metrics);
  wui_face_release(font->face);
  wui_faces_release(font->faces);
  G_OBJECT_CLASS(wui_font_parent_class)->finalize(object);
}

static PangoFontDescription *describe(PangoFont *base) {
  WuiFont *font = WUI_FONT(base);
  PangoFontDescription *description = pango_font_description_new();
  FcChar8 *family = NULL;
  if (FcPatternGetString(font->face->pattern, FC_FAMILY, 0, &family) == FcResultMatch)
    pango_font_description_set_family(description, (const char *)family);
  pango_font_description_set_absolute_size(description, font->size * PANGO_SCALE);
  return description;
}

static PangoCoverage *get_coverage(PangoFont *base, PangoLanguage *language) {
  (void)language;
  WuiFont *font = WUI_FONT(base);
  return g_object_ref(wui_face_coverage(font->face, font->faces));
}

static PangoFontMap *get_font_map(PangoFont *base) { return WUI_FONT(base)->map; }

/// A named instance first, then what Fontconfig has found out about the axes.
static void set_variations(hb_font_t *opened, const struct wui_pango_face *face) {
  if (!hb_ot_var_has_data(hb_font_get_face(opened))) return;
  const unsigned instance = (unsigned)face->index >> 16;
  if (instance > 0) hb_font_set_var_named_instance(opened, instance - 1);
  if (!face->variations) return;
  hb_variation_t axes[16];
  unsigned count = 0;
  for (const char *text = face->variations; text && count < G_N_ELEMENTS(axes);) {
    const char *comma = strchr(text, ',');
    const int length = comma ? (int)(comma - text) : -1;
    if (hb_variation_from_string(text, length, &axes[count])) count++;
    text = comma ? comma + 1 : NULL;
  }
  hb_font_set_variations(opened, axes, count);
}

static hb_font_t *create_hb_font(PangoFont *base) {
  WuiFont *font = WUI_FONT(base);
  hb_font_t *opened = hb_font_create(wui_face_open(font->face, font->faces));
  const int scale = (int)(font->size * PANGO_SCALE);
  hb_font_set_scale(opened, scale, scale);
  set_variations(opened, &font->face->description);
  return opened;
}

static int position(hb_font_t *opened, hb_ot_metrics_tag_t tag, int otherwise) {
  hb_position_t value = 0;
  return hb_ot_metrics_get_position(opened, tag, &value) && value ? value : otherwise;
}

/// The width of the box that stands for a character which no font has.
static int box_width(const WuiFont *font, hb_font_t *opened) {
  hb_codepoint_t zero = 0;
  if (hb_font_get_nominal_glyph(opened, '0', &zero)) return hb_font_get_glyph_h_advance(opened, zero);
  return (int)(font->size * PANGO_SCALE / 2);
}

static PangoFontMetrics *get_metrics(PangoFont *base, PangoLanguage *language) {
  (void)language;
  WuiFont *font = WUI_FONT(base);
  if (!font->metrics) {
    hb_font_t *opened = pango_font_get_hb_font(base);
    hb_font_extents_t extents = {0};
    hb_font_get_extents_for_direction(opened, HB_DIRECTION_LTR, &extents);
    PangoFontMetrics *metrics = pango_font_metrics_new();
    metrics->ascent = extents.ascender;
    metrics->descent = -extents.descender;
    metrics->height = extents.ascender - extents.descender + extents.line_gap;
    metrics->underline_position =
        position(opened, HB_OT_METRICS_TAG_UNDERLINE_OFFSET, -PANGO_SCALE);
    metrics->underline_thickness = position(opened, HB_OT_METRICS_TAG_UNDERLINE_SIZE, PANGO_SCALE);
    metrics->strikethrough_position =
        position(opened, HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, metrics->ascent / 2);
    metrics->strikethrough_thickness =
        position(opened, HB_OT_METRICS_TAG_STRIKEOUT_SIZE, PANGO_SCALE);
    metrics->approximate_char_width = metrics->approximate_digit_width = box_width(font, opened);
    font->metrics = metrics;
  }
  return pango_font_metrics_ref(font->metrics);
}

static void get_glyph_extents(
    PangoFont *base, PangoGlyph glyph, PangoRectangle *ink, PangoRectangle *logical) {
  if (ink) *ink = (PangoRectangle){0};
  PangoFontMetrics *metrics = get_metrics(base, NULL);
  hb_font_t *opened = pango_font_get_hb_font(base);
  // An empty glyph is as high as any other.
  PangoRectangle box = {.y = -metrics->ascent, .height = metrics->ascent + metrics->descent};
  hb_glyph_extents_t extents;
  if (glyph & PANGO_GLYPH_UNKNOWN_FLAG) {
    box.width = metrics->approximate_char_width;
    if (ink) *ink = box;
  } else if (glyph != PANGO_GLYPH_EMPTY) {
    box.width = hb_font_get_glyph_h_advance(opened, glyph);
    if (ink && hb_font_get_glyph_extents(opened, glyph, &extents))
      *ink = (PangoRectangle){
          extents.x_bearing, -extents.y_bearing, extents.width, -extents.height};
  }
  if (logical) *logical = box;
  pango_font_metrics_unref(metrics);
}

static void wui_font_class_init(WuiFontClass *class) {
  G_OBJECT_CLASS(class)->finalize = finalize;
  PangoFontClass *font = PANGO_FONT_CLASS(class);
  font->describe = describe;
  font->describe_absolute = describe;
  font->get_coverage = get_coverage;
  font->get_font_map = get_font_map;
  font->create_hb_font = create_hb_font;
  font->get_metrics = get_metrics;
  font->get_glyph_extents = get_glyph_extents;
}

static void wui_font_init(WuiFont *font) { (void)font; }

bool wui_pango_describe_face(PangoFont *font, struct wui_pango_face *face) {
  if (!WUI_IS_FONT(font)) return false;
  *face = WUI_FONT(font)->face->description;
  return *face->file != 0;
}

double wui_pango_font_size(PangoFont *font) { return WUI_IS_FONT(font) ? WUI_FONT(font)->size : 0; }

int wui_pango_font_tag(PangoFont *font) { return WUI_IS_FONT(font) ? WUI_FONT(font)->tag : 0; }

void wui_pango_font_set_tag(PangoFont *font, int tag) {
  if (WUI_IS_FONT(font)) WUI_FONT(font)->tag = tag;
}
