#ifndef CDEFLATE_H
#define CDEFLATE_H

#include <stddef.h>
#include <stdint.h>

/// Compresses the payload of one WebSocket message (RFC 7692, section 7.2.1), with a window of 8 KB.
///
/// @return The number of bytes in `output`; 0 if they don't fit, or if there is no memory.
size_t evergreen_deflate(const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity);

/// Compresses a file as well as it can be (gzip, RFC 1952). Slower than `evergreen_deflate`: for what is compressed once.
///
/// @return The number of bytes in `output`; 0 if they don't fit, or if there is no memory.
size_t evergreen_gzip(const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity);

/// Compresses a part of a file, to which other parts can be joined: blocks that refer to no other part, and end at a byte. None of them is
/// the last one of the file.
///
/// @param level From 1, the fastest, to 9.
/// @return The number of bytes in `output`; 0 if they don't fit, or if there is no memory.
size_t evergreen_deflate_part(const uint8_t *bytes, size_t count, int level, uint8_t *output, size_t capacity);

/// The checksum of a part, as in gzip.
uint32_t evergreen_crc32(const uint8_t *bytes, size_t count);

/// The checksum of two parts together.
uint32_t evergreen_crc32_joined(uint32_t first, uint32_t second, size_t second_count);

/// What `evergreen_inflate` returns where there is no payload.
enum {
    EVERGREEN_INFLATE_MALFORMED = -1,
    EVERGREEN_INFLATE_TOO_LONG = -2
};

/// Decompresses the payload of one WebSocket message (RFC 7692, section 7.2.2). It never writes beyond `capacity`.
///
/// @return The number of bytes in `output`, or why there are none.
ptrdiff_t evergreen_inflate(const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity);

#endif
