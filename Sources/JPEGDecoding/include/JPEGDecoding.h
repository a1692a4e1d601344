// JPEG decoding with libjpeg's error handling, which needs setjmp and so C.
#ifndef RIVULET_JPEG_DECODING_H
#define RIVULET_JPEG_DECODING_H

#include <stddef.h>
#include <stdint.h>

enum { JPEG_MESSAGE_LENGTH = 200 };

/// Decodes a JPEG to opaque pixels of 32 bits, 0xFFRRGGBB, rows without gaps.
///
/// Returns the pixels, which the caller frees, and sets width and height. NULL if the bytes are broken beyond use, the
/// picture has more than `maximum_pixels`, or there is no memory; `message` says why. Data that ends too early or is
/// damaged in part gives a picture.
uint32_t *rivulet_decode_jpeg(
    const uint8_t *bytes, size_t count, size_t maximum_pixels, uint32_t *width, uint32_t *height,
    char message[JPEG_MESSAGE_LENGTH]);

#endif
