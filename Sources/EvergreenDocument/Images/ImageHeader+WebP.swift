extension ImageHeader {
    /// The first chunk of the RIFF container has the size: a lossy or lossless image, or the header of the extended format.
    static func webP(_ bytes: ImageBytes) -> ImageHeader? {
        guard bytes.contain("RIFF", at: 0), bytes.contain("WEBP", at: 8) else { return nil }
        if bytes.contain("VP8X", at: 12) {
            return ImageHeader(
                .webP,
                width: bytes.littleEndianNumber(at: 24, bytes: 3).map { $0 + 1 },
                height: bytes.littleEndianNumber(at: 27, bytes: 3).map { $0 + 1 }
            )
        }
        if bytes.contain("VP8L", at: 12) {
            guard bytes[20] == 0x2f, let size = bytes.littleEndianNumber(at: 21, bytes: 4) else { return nil }
            return ImageHeader(.webP, width: (size & 0x3fff) + 1, height: (size >> 14 & 0x3fff) + 1)
        }
        guard bytes.contain("VP8 ", at: 12), bytes.number(at: 23, bytes: 3) == 0x9d012a else { return nil }
        // The upper two bits are a scale, which decoders ignore.
        return ImageHeader(
            .webP,
            width: bytes.littleEndianNumber(at: 26, bytes: 2).map { $0 & 0x3fff },
            height: bytes.littleEndianNumber(at: 28, bytes: 2).map { $0 & 0x3fff }
        )
    }
}
