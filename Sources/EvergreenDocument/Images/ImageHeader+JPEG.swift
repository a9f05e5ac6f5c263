extension ImageHeader {
    /// The maximum number of segments before the size. Cameras write some dozens.
    private static let maximumSegments = 4096

    /// The size is in the first frame header. The metadata before it may contain the orientation.
    static func jpeg(_ bytes: ImageBytes) -> ImageHeader? {
        guard bytes.number(at: 0, bytes: 3) == 0xffd8ff else { return nil }
        var position = 2
        var orientation = 1
        for _ in 0..<maximumSegments {
            guard bytes[position] == 0xff, let marker = bytes[position + 1] else { return nil }
            // Fill bytes, and markers without a length.
            if marker == 0xff {
                position += 1
                continue
            }
            if marker == 0x01 || (0xd0...0xd7).contains(marker) {
                position += 2
                continue
            }
            guard let length = bytes.number(at: position + 2, bytes: 2), length >= 2 else { return nil }
            if (0xc0...0xcf).contains(marker), ![0xc4, 0xc8, 0xcc].contains(marker) {
                return ImageHeader(
                    .jpeg,
                    width: bytes.number(at: position + 7, bytes: 2),
                    height: bytes.number(at: position + 5, bytes: 2),
                    isTurned: (5...8).contains(orientation)
                )
            }
            // The scan, or the end, without a frame header before.
            if marker == 0xda || marker == 0xd9 { return nil }
            if marker == 0xe1, bytes.contain("Exif", at: position + 4) {
                orientation = Self.orientation(in: bytes, at: position + 10) ?? orientation
            }
            position += 2 + length
        }
        return nil
    }

    /// Reads the orientation from a TIFF structure, in one of the two byte orders; nil if there is none.
    private static func orientation(in bytes: ImageBytes, at start: Int) -> Int? {
        let isLittleEndian = bytes.contain("II", at: start)
        guard isLittleEndian || bytes.contain("MM", at: start) else { return nil }
        func number(_ position: Int, _ length: Int) -> Int? {
            isLittleEndian
                ? bytes.littleEndianNumber(at: position, bytes: length) : bytes.number(at: position, bytes: length)
        }
        guard let offset = number(start + 4, 4), let count = number(start + offset, 2) else { return nil }
        // The entries have 12 bytes each: tag, type, count and value.
        for index in 0..<count {
            let entry = start + offset + 2 + index * 12
            guard let tag = number(entry, 2) else { return nil }
            if tag == 0x0112 { return number(entry + 8, 2) }
        }
        return nil
    }
}
