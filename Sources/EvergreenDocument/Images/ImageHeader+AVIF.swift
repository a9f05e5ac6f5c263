extension ImageHeader {
    /// The metadata box lists items with their properties. The size is that of the primary item, and may be rotated.
    static func avif(_ bytes: ImageBytes) -> ImageHeader? {
        guard let type = Box(at: 0, in: bytes), type.name == "ftyp", hasBrand(type, in: bytes) else { return nil }
        let whole = 0..<bytes.count
        guard let meta = box("meta", in: whole, of: bytes)?.afterVersion,
            let primary = box("pitm", in: meta, of: bytes).flatMap({ primaryItem($0.contents, in: bytes) }),
            let properties = box("iprp", in: meta, of: bytes)?.contents,
            let list = box("ipco", in: properties, of: bytes)?.contents
        else { return nil }
        let all = boxes(in: list, of: bytes)
        let own = boxes(in: properties, of: bytes).filter { $0.name == "ipma" }
            .flatMap { indices(of: primary, in: $0.contents, of: bytes) }
            .compactMap { all.indices.contains($0 - 1) ? all[$0 - 1] : nil }
        guard let size = own.first(where: { $0.name == "ispe" })?.afterVersion.lowerBound else { return nil }
        let rotation = own.first { $0.name == "irot" }.flatMap { bytes[$0.contents.lowerBound] } ?? 0
        return ImageHeader(
            .avif,
            width: bytes.number(at: size, bytes: 4),
            height: bytes.number(at: size + 4, bytes: 4),
            isTurned: rotation % 2 == 1
        )
    }

    private struct Box {
        let name: String
        /// The contents, within the bytes.
        let contents: Range<Int>

        /// Reads a box; nil if it is malformed, or ends after the bytes.
        init?(at position: Int, in bytes: ImageBytes) {
            guard var length = bytes.number(at: position, bytes: 4) else { return nil }
            var header = 8
            if length == 1 {
                // A length of eight bytes, of which the first is zero in any file that exists.
                guard bytes[position + 8] == 0, let long = bytes.number(at: position + 9, bytes: 7) else { return nil }
                length = long
                header = 16
            } else if length == 0 {
                length = bytes.count - position
            }
            guard length >= header, length <= bytes.count - position else { return nil }
            let characters = (4..<8).compactMap { bytes[position + $0] }
            name = String(decoding: characters.map { UInt8($0) }, as: UTF8.self)
            contents = position + header..<position + length
        }

        /// The contents after the version and the flags, which some boxes have. May be empty.
        var afterVersion: Range<Int> { min(contents.lowerBound + 4, contents.upperBound)..<contents.upperBound }
    }

    /// The maximum number of boxes in a box, and of entries.
    private static let maximumCount = 4096

    private static func boxes(in range: Range<Int>, of bytes: ImageBytes) -> [Box] {
        var boxes: [Box] = []
        var position = range.lowerBound
        while boxes.count < maximumCount, position < range.upperBound, let box = Box(at: position, in: bytes) {
            boxes.append(box)
            position = box.contents.upperBound
        }
        return boxes
    }

    private static func box(_ name: String, in range: Range<Int>, of bytes: ImageBytes) -> Box? {
        boxes(in: range, of: bytes).first { $0.name == name }
    }

    private static func hasBrand(_ type: Box, in bytes: ImageBytes) -> Bool {
        // The major brand and its version, then the compatible brands.
        stride(from: type.contents.lowerBound, to: type.contents.upperBound, by: 4).prefix(64)
            .contains { bytes.contain("avif", at: $0) || bytes.contain("avis", at: $0) }
    }

    private static func primaryItem(_ contents: Range<Int>, in bytes: ImageBytes) -> Int? {
        guard let version = bytes[contents.lowerBound] else { return nil }
        return bytes.number(at: contents.lowerBound + 4, bytes: version == 0 ? 2 : 4)
    }

    /// Returns the indices of an item's properties, which start at 1.
    private static func indices(of item: Int, in contents: Range<Int>, of bytes: ImageBytes) -> [Int] {
        let start = contents.lowerBound
        guard let version = bytes[start], let flags = bytes.number(at: start + 1, bytes: 3),
            let count = bytes.number(at: start + 4, bytes: 4)
        else { return [] }
        let (idLength, indexLength) = (version == 0 ? 2 : 4, flags & 1 == 0 ? 1 : 2)
        var position = start + 8
        for _ in 0..<min(count, maximumCount) {
            guard let id = bytes.number(at: position, bytes: idLength), let own = bytes[position + idLength] else {
                return []
            }
            let first = position + idLength + 1
            position = first + own * indexLength
            guard id == item else { continue }
            // The upper bit marks properties that a reader must understand.
            return (0..<own).compactMap { bytes.number(at: first + $0 * indexLength, bytes: indexLength) }
                .map { $0 & (indexLength == 1 ? 0x7f : 0x7fff) }
        }
        return []
    }
}
