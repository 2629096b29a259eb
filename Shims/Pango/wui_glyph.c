#include "wui_glyph.h"

#include <stdlib.h>
#include <string.h>

/// Reads one "tag=value" pair and moves behind it; false where there is none.
static bool read_axis(const char **text, FT_ULong *tag, double *value) {
  while (**text == ' ' || **text == ',') (*text)++;
  const char *pair = *text;
  if (strlen(pair) < 6 || pair[4] != '=') return false;
  *tag = FT_MAKE_TAG(pair[0], pair[1], pair[2], pair[3]);
  char *end = NULL;
  *value = strtod(pair + 5, &end);
  *text = end;
  return end != pair + 5;
}

void wui_ft_set_variations(FT_Library library, FT_Face face, const char *variations) {
  FT_MM_Var *axes = NULL;
  if (FT_Get_MM_Var(face, &axes) != 0) return;
  FT_Fixed *coordinates = calloc(axes->num_axis, sizeof *coordinates);
  if (coordinates) {
    for (FT_UInt i = 0; i < axes->num_axis; i++) coordinates[i] = axes->axis[i].def;
    FT_ULong tag;
    double value;
    while (read_axis(&variations, &tag, &value))
      for (FT_UInt i = 0; i < axes->num_axis; i++)
        if (axes->axis[i].tag == tag) coordinates[i] = (FT_Fixed)(value * 65536);
    FT_Set_Var_Design_Coordinates(face, axes->num_axis, coordinates);
    free(coordinates);
  }
  FT_Done_MM_Var(library, axes);
}
