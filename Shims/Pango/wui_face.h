#pragma once

#include "wui_pango.h"

/// The font files that Fontconfig knows and HarfBuzz can read, and what has been opened of them.
typedef struct wui_faces wui_faces;

/// All of these are counted: fonts may outlive the map they come from.
wui_faces *wui_faces_create(void);
wui_faces *wui_faces_retain(wui_faces *faces);
void wui_faces_release(wui_faces *faces);

/// A face as Fontconfig wants it drawn.
typedef struct wui_face wui_face;

struct wui_face {
  unsigned references;
  struct wui_pango_face description;
  /// The size of the em square in points; 0 for an outline, which has any size.
  double fixed_size;
  /// Settings of variation axes depend on the size.
  bool varies_with_size;
  FcPattern *pattern;
  hb_face_t *opened;
  PangoCoverage *coverage;
};

/// Describes a face that Fontconfig has prepared, and takes the pattern.
wui_face *wui_face_create(FcPattern *pattern);
wui_face *wui_face_retain(wui_face *face);
void wui_face_release(wui_face *face);

bool wui_face_has_character(const wui_face *face, uint32_t character);

/// The face's file for HarfBuzz, opened once for all faces in it; owned by `faces`.
hb_face_t *wui_face_open(wui_face *face, wui_faces *faces);

/// The characters of the face, shared by faces that have the same ones; owned by `faces`.
PangoCoverage *wui_face_coverage(wui_face *face, wui_faces *faces);

/// All font files, for Fontconfig's searches; owned by `faces`.
FcFontSet *wui_faces_installed(wui_faces *faces);
FcConfig *wui_faces_config(wui_faces *faces);
