extension ImageHeader {
    /// The logical screen, in which the frames are, follows the signature.
    static func gif(_ bytes: ImageBytes) -> ImageHeader? {
        guard bytes.contain("GIF87a", at: 0) || bytes.contain("GIF89a", at: 0), bytes.count > 13 else { return nil }
        return ImageHeader(
            .gif,
            width: bytes.littleEndianNumber(at: 6, bytes: 2),
            height: bytes.littleEndianNumber(at: 8, bytes: 2)
        )
    }
}
