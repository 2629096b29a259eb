/* Copy and dim in one pass over the memory, which is what bounds it. */
#include "floor_picture.h"

/* d × rest / 255, rounded, for each channel; alpha stays whole. */
static void dim_row(uint32_t *restrict target, const uint32_t *restrict source,
                    int count, unsigned rest) {
    const uint8_t *from = (const uint8_t *)source;
    uint8_t *to = (uint8_t *)target;
    const uint16_t factor = (uint16_t)rest;
    for (int i = 0; i < count * 4; i++) {
        const uint16_t product = (uint16_t)(from[i] * factor + 0x80);
        const uint16_t value = (uint16_t)(product + (product >> 8)) >> 8;
        to[i] = (uint8_t)((i & 3) == 3 ? 255 : value);
    }
}

#ifdef __SSE2__
#include <emmintrin.h>

static void dim_row_sse2(uint32_t *target, const uint32_t *source, int count,
                         unsigned rest) {
    const __m128i zero = _mm_setzero_si128();
    const __m128i half = _mm_set1_epi16(0x80);
    const __m128i factor = _mm_set1_epi16((short)rest);
    const __m128i opaque = _mm_set1_epi32((int)0xff000000u);
    int i = 0;
    for (; i + 4 <= count; i += 4) {
        const __m128i pixels = _mm_loadu_si128((const __m128i *)(source + i));
        __m128i low = _mm_unpacklo_epi8(pixels, zero);
        __m128i high = _mm_unpackhi_epi8(pixels, zero);
        low = _mm_add_epi16(_mm_mullo_epi16(low, factor), half);
        high = _mm_add_epi16(_mm_mullo_epi16(high, factor), half);
        low = _mm_srli_epi16(_mm_add_epi16(low, _mm_srli_epi16(low, 8)), 8);
        high = _mm_srli_epi16(_mm_add_epi16(high, _mm_srli_epi16(high, 8)), 8);
        _mm_storeu_si128((__m128i *)(target + i),
                         _mm_or_si128(_mm_packus_epi16(low, high), opaque));
    }
    dim_row(target + i, source + i, count - i, rest);
}
#define dim_row dim_row_sse2
#endif

void picture_copy_dimmed(const struct picture *picture,
                         const struct picture *from, struct rect area,
                         unsigned opacity) {
    for (int y = area.y; y < area.y + area.height; y++) {
        dim_row(picture_at(picture, area.x, y), picture_at(from, area.x, y),
                area.width, 255 - opacity);
    }
}
