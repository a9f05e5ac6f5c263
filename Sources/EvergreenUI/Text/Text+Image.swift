import EvergreenDocument

extension Text {
    /// Creates a text with an inline image.
    ///
    /// ```swift
    /// Text(Image(systemName: "star")) + Text(" Favorites")
    /// ```
    ///
    /// A symbol has the size and color of the text. Other images keep their intrinsic size and are placed on the baseline. The image is
    /// omitted where a plain string is needed, such as in a page title.
    nonisolated public init(_ image: Image) {
        self.init(storage: .image(image))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends an inline image, as `%@` in the key.
    public mutating func appendInterpolation(_ image: Image) {
        segments.append(.image(image))
    }
}

/// Placeholder characters for the images of a key until its text is rendered. Each image has its own, since a translation may reorder them.
enum ImageMark {
    /// The first placeholder, in a private-use plane.
    private static let first: UInt32 = 0x10_F000

    static func character(of index: Int) -> Character {
        Unicode.Scalar(first + UInt32(index % 0xFF0)).map(Character.init) ?? "\u{FFFC}"
    }

    /// Splits a string at its placeholders into texts and images.
    static func texts(of string: String, images: [Image]) -> [Text] {
        guard !images.isEmpty else { return [Text(verbatim: string)] }
        var texts: [Text] = []
        var rest = ""
        for character in string {
            if let index = images.indices.first(where: { Self.character(of: $0) == character }) {
                if !rest.isEmpty { texts.append(Text(verbatim: rest)) }
                rest = ""
                texts.append(Text(images[index]))
            } else {
                rest.append(character)
            }
        }
        if !rest.isEmpty || texts.isEmpty { texts.append(Text(verbatim: rest)) }
        return texts
    }

    static func removing(from string: String, count: Int) -> String {
        guard count > 0 else { return string }
        let marks = Set((0..<count).map(character))
        return String(string.filter { !marks.contains($0) })
    }
}
