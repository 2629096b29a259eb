#pragma once

#include "wui_face.h"

/// Fontconfig's choice of faces for a description: the best one, and behind it those that are asked for
/// characters the best one lacks.
typedef struct wui_match wui_match;

/// Searches for what a description says but for its size, in points: a search goes through all fonts, and
/// nearly all faces have outlines, which have any size.
wui_match *wui_match_create(
    wui_faces *faces, const PangoFontDescription *description, PangoLanguage *language, double size);
wui_match *wui_match_retain(wui_match *match);
void wui_match_release(wui_match *match);

/// The face of a rank, for who retains it at once; NULL behind the last one. Ranks above 0 are searched when
/// first asked for.
wui_face *wui_match_face(wui_match *match, unsigned rank, double size);
