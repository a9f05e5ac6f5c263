extension ImageHeader {
    /// The first chunk, `IHDR`, has the size.
    static func png(_ bytes: ImageBytes) -> ImageHeader? {
        guard bytes.number(at: 0, bytes: 4) == 0x8950_4e47, bytes.number(at: 4, bytes: 4) == 0x0d0a_1a0a,
            bytes.number(at: 8, bytes: 4) == 13, bytes.contain("IHDR", at: 12), bytes.count >= 33
        else { return nil }
        return ImageHeader(.png, width: bytes.number(at: 16, bytes: 4), height: bytes.number(at: 20, bytes: 4))
    }
}
