#include "JPEGDecoding.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

// A progressive picture may repeat scans without end to cost time.
static const int maximum_scans = 200;

struct handler {
    struct jpeg_error_mgr base;
    jmp_buf start;
    char *message;
};

static void fail(j_common_ptr info) {
    struct handler *handler = (struct handler *)info->err;
    char text[JMSG_LENGTH_MAX];
    (*info->err->format_message)(info, text);
    snprintf(handler->message, JPEG_MESSAGE_LENGTH, "%s", text);
    longjmp(handler->start, 1);
}

static void stay_silent(j_common_ptr info) { (void)info; }

static void count_scans(j_common_ptr info) {
    if (info->is_decompressor && ((j_decompress_ptr)info)->input_scan_number > maximum_scans) {
        struct handler *handler = (struct handler *)info->err;
        snprintf(handler->message, JPEG_MESSAGE_LENGTH, "more than %d scans", maximum_scans);
        longjmp(handler->start, 1);
    }
}

static uint32_t opaque(unsigned red, unsigned green, unsigned blue) {
    return 0xFF000000u | red << 16 | green << 8 | blue;
}

uint32_t *rivulet_decode_jpeg(
    const uint8_t *bytes, size_t count, size_t maximum_pixels, uint32_t *width, uint32_t *height,
    char message[JPEG_MESSAGE_LENGTH]) {
    struct jpeg_decompress_struct info;
    struct handler handler;
    struct jpeg_progress_mgr progress;
    // Changed between setjmp and longjmp, hence volatile.
    uint32_t *volatile pixels = NULL;
    uint8_t *volatile row = NULL;

    message[0] = 0;
    memset(&info, 0, sizeof info);
    info.err = jpeg_std_error(&handler.base);
    handler.base.error_exit = fail;
    handler.base.output_message = stay_silent;
    handler.message = message;
    if (setjmp(handler.start)) {
        jpeg_destroy_decompress(&info);
        free(row);
        free(pixels);
        return NULL;
    }
    jpeg_create_decompress(&info);
    memset(&progress, 0, sizeof progress);
    progress.progress_monitor = count_scans;
    info.progress = &progress;
    jpeg_mem_src(&info, bytes, (unsigned long)count);
    jpeg_read_header(&info, TRUE);

    size_t pixel_count = (size_t)info.image_width * info.image_height;
    if (pixel_count == 0 || pixel_count > maximum_pixels) {
        snprintf(message, JPEG_MESSAGE_LENGTH, "%u x %u pixels are too many", info.image_width, info.image_height);
        longjmp(handler.start, 1);
    }
    int has_four_inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
    info.out_color_space = has_four_inks ? JCS_CMYK : JCS_RGB;
    jpeg_start_decompress(&info);
    pixels = malloc(pixel_count * sizeof *pixels);
    row = malloc((size_t)info.output_width * info.output_components);
    if (pixels == NULL || row == NULL) {
        snprintf(message, JPEG_MESSAGE_LENGTH, "out of memory");
        longjmp(handler.start, 1);
    }
    // Adobe's files store inks inverted, and all that have four come from there.
    while (info.output_scanline < info.output_height) {
        uint32_t *out = pixels + (size_t)info.output_scanline * info.output_width;
        JSAMPROW rows[1] = {row};
        jpeg_read_scanlines(&info, rows, 1);
        const uint8_t *in = row;
        for (JDIMENSION x = 0; x < info.output_width; x++) {
            if (has_four_inks) {
                out[x] = opaque(in[0] * in[3] / 255, in[1] * in[3] / 255, in[2] * in[3] / 255);
                in += 4;
            } else {
                out[x] = opaque(in[0], in[1], in[2]);
                in += 3;
            }
        }
    }
    *width = info.output_width;
    *height = info.output_height;
    jpeg_finish_decompress(&info);
    jpeg_destroy_decompress(&info);
    free(row);
    return pixels;
}
