#include "CDeflate.h"

#include <limits.h>
#include <string.h>
#include <zlib.h>

// A compressor has about 64 KB with these, and 268 KB with the greatest: pages' frames are short.
enum { WINDOW_BITS = 13, MEMORY_LEVEL = 6, LEVEL = 6 };

// zlib's own default, which has no name.
enum { DEFAULT_MEMORY_LEVEL = 8 };

// The empty block at the end of what a flush gives: it is not sent.
static const uint8_t flush_end[] = {0x00, 0x00, 0xff, 0xff};

// Compresses into blocks that are not the last of a stream, and end with `flush_end`. Returns 0 if they don't fit.
static size_t deflate_blocks(
    const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity, int level, int window_bits, int memory_level
) {
    if (count > UINT_MAX || capacity > UINT_MAX) return 0;
    z_stream stream;
    memset(&stream, 0, sizeof stream);
    // A negative number of bits stands for a stream without a head.
    if (deflateInit2(&stream, level, Z_DEFLATED, -window_bits, memory_level, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
    stream.next_in = (uint8_t *)bytes;
    stream.avail_in = (uInt)count;
    stream.next_out = output;
    stream.avail_out = (uInt)capacity;
    int status = deflate(&stream, Z_SYNC_FLUSH);
    // A flush that has used all of the output may have more to write.
    size_t written = status == Z_OK && stream.avail_in == 0 && stream.avail_out > 0 ? stream.total_out : 0;
    deflateEnd(&stream);
    if (written < sizeof flush_end || memcmp(output + written - sizeof flush_end, flush_end, sizeof flush_end) != 0)
        return 0;
    return written;
}

size_t evergreen_deflate(const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity) {
    size_t written = deflate_blocks(bytes, count, output, capacity, LEVEL, WINDOW_BITS, MEMORY_LEVEL);
    return written > 0 ? written - sizeof flush_end : 0;
}

size_t evergreen_deflate_part(const uint8_t *bytes, size_t count, int level, uint8_t *output, size_t capacity) {
    return deflate_blocks(bytes, count, output, capacity, level, MAX_WBITS, DEFAULT_MEMORY_LEVEL);
}

uint32_t evergreen_crc32(const uint8_t *bytes, size_t count) { return (uint32_t)crc32_z(0, bytes, count); }

uint32_t evergreen_crc32_joined(uint32_t first, uint32_t second, size_t second_count) {
    return (uint32_t)crc32_combine(first, second, (z_off_t)second_count);
}

size_t evergreen_gzip(const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity) {
    if (count > UINT_MAX || capacity > UINT_MAX) return 0;
    z_stream stream;
    memset(&stream, 0, sizeof stream);
    // 16 more stand for the head and the end of a file.
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + 16, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY) != Z_OK)
        return 0;
    stream.next_in = (uint8_t *)bytes;
    stream.avail_in = (uInt)count;
    stream.next_out = output;
    stream.avail_out = (uInt)capacity;
    size_t written = deflate(&stream, Z_FINISH) == Z_STREAM_END ? stream.total_out : 0;
    deflateEnd(&stream);
    return written;
}

// Decompresses all that the stream has as its input. Returns Z_OK, Z_BUF_ERROR if it does not fit, or another error.
static int inflate_input(z_stream *stream) {
    while (stream->avail_in > 0) {
        int status = inflate(stream, Z_SYNC_FLUSH);
        // A message may have several final blocks: what follows one begins anew.
        if (status == Z_STREAM_END) status = inflateReset(stream);
        if (status != Z_OK) return status;
        if (stream->avail_out == 0 && stream->avail_in > 0) return Z_BUF_ERROR;
    }
    return Z_OK;
}

ptrdiff_t evergreen_inflate(const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity) {
    if (count > UINT_MAX || capacity > UINT_MAX) return EVERGREEN_INFLATE_TOO_LONG;
    z_stream stream;
    memset(&stream, 0, sizeof stream);
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return EVERGREEN_INFLATE_MALFORMED;
    stream.next_in = (uint8_t *)bytes;
    stream.avail_in = (uInt)count;
    stream.next_out = output;
    stream.avail_out = (uInt)capacity;
    int status = inflate_input(&stream);
    if (status == Z_OK) {
        // It was cut off by the sender.
        stream.next_in = (uint8_t *)flush_end;
        stream.avail_in = sizeof flush_end;
        status = inflate_input(&stream);
    }
    size_t written = (size_t)(stream.next_out - output);
    inflateEnd(&stream);
    if (status == Z_OK) return (ptrdiff_t)written;
    return status == Z_BUF_ERROR ? EVERGREEN_INFLATE_TOO_LONG : EVERGREEN_INFLATE_MALFORMED;
}
