#include "wui_installed.h"

#include <fontconfig/fontconfig.h>
#include <stddef.h>

#include "wui_fontconfig.h"

/// The first font of which a property has a value, in whatever case; NULL if there is none.
static FcPattern *find(const char *property, const char *name, const FcChar8 **value) {
  wui_fontconfig_wait();
  const FcSetName names[] = {FcSetSystem, FcSetApplication};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const FcFontSet *set = FcConfigGetFonts(NULL, names[i]);
    for (int font = 0; set && font < set->nfont; font++) {
      FcChar8 *candidate = NULL;
      for (int n = 0;
           FcPatternGetString(set->fonts[font], property, n, &candidate) == FcResultMatch; n++) {
        if (FcStrCmpIgnoreCase(candidate, (const FcChar8 *)name) != 0) continue;
        *value = candidate;
        return set->fonts[font];
      }
    }
  }
  return NULL;
}

const char *wui_installed_family(const char *name) {
  const FcChar8 *family = NULL;
  return find(FC_FAMILY, name, &family) ? (const char *)family : NULL;
}

bool wui_installed_face(const char *postscript_name, struct wui_installed_face *face) {
  const FcChar8 *name = NULL;
  const FcPattern *font = find(FC_POSTSCRIPT_NAME, postscript_name, &name);
  FcChar8 *family = NULL;
  if (!font || FcPatternGetString(font, FC_FAMILY, 0, &family) != FcResultMatch) return false;
  double weight = FC_WEIGHT_REGULAR;
  int slant = FC_SLANT_ROMAN;
  FcPatternGetDouble(font, FC_WEIGHT, 0, &weight);
  FcPatternGetInteger(font, FC_SLANT, 0, &slant);
  *face = (struct wui_installed_face){
      (const char *)family, FcWeightToOpenTypeDouble(weight), slant != FC_SLANT_ROMAN};
  return true;
}
