#include "floor_text.h"

#include <stdio.h>
#include <stdlib.h>

#include <ft2build.h>
#include FT_FREETYPE_H

/* Named, not looked up: whoever wants a floor knows the font. */
static const char *const fonts[] = {
    "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
};

static FT_Face face_of(int size) {
    static FT_Face face;
    static int current;
    if (face == NULL) {
        FT_Library library;
        FT_Error error = FT_Init_FreeType(&library);
        for (size_t i = 0; error == 0 && face == NULL && i < 2; i++) {
            FT_New_Face(library, fonts[i], 0, &face);
        }
        if (face == NULL) {
            fprintf(stderr, "bench floor: no font at %s\n", fonts[0]);
            exit(1);
        }
    }
    if (current != size) {
        FT_Set_Pixel_Sizes(face, 0, (FT_UInt)size);
        current = size;
    }
    return face;
}

/* Glyphs that were drawn before, by size and character. */
enum { CACHE = 1024 };
static struct glyph {
    int size, character;
    struct mask mask;
    int left, top, advance;
} glyphs[CACHE];

static const struct glyph *glyph_of(int character, int size) {
    struct glyph *glyph = &glyphs[(size * 131 + character) % CACHE];
    if (glyph->size == size && glyph->character == character) {
        return glyph;
    }
    FT_Face face = face_of(size);
    if (FT_Load_Char(face, (FT_ULong)character, FT_LOAD_RENDER) != 0) {
        exit(1);
    }
    const FT_Bitmap *bitmap = &face->glyph->bitmap;
    *glyph = (struct glyph){
        .size = size,
        .character = character,
        .mask = mask_create((int)bitmap->width, (int)bitmap->rows),
        .left = face->glyph->bitmap_left,
        .top = face->glyph->bitmap_top,
        .advance = (int)(face->glyph->advance.x + 32) >> 6,
    };
    for (int y = 0; y < (int)bitmap->rows; y++) {
        for (int x = 0; x < (int)bitmap->width; x++) {
            glyph->mask.pixels[y * glyph->mask.stride + x] =
                bitmap->buffer[y * bitmap->pitch + x];
        }
    }
    return glyph;
}

int text_width(const char *text, int size) {
    int width = 0;
    for (; *text != '\0'; text++) {
        width += glyph_of(*text, size)->advance;
    }
    return width;
}

void text_draw(const struct picture *picture, const char *text, int x, int y,
               int size, uint32_t color) {
    const struct rect all = {0, 0, picture->width, picture->height};
    for (; *text != '\0'; text++) {
        const struct glyph *glyph = glyph_of(*text, size);
        picture_paint(picture, &glyph->mask, x + glyph->left, y - glyph->top, color,
                      255, all);
        x += glyph->advance;
    }
}

void text_cover(const struct mask *mask, const char *text, int x, int y, int size) {
    for (; *text != '\0'; text++) {
        const struct glyph *glyph = glyph_of(*text, size);
        for (int row = 0; row < glyph->mask.height; row++) {
            for (int column = 0; column < glyph->mask.width; column++) {
                mask->pixels[(y - glyph->top + row) * mask->stride + x +
                             glyph->left + column] |=
                    glyph->mask.pixels[row * glyph->mask.stride + column];
            }
        }
        x += glyph->advance;
    }
}
