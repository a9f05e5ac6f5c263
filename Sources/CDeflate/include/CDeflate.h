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
