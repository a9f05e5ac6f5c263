import EvergreenDocument

extension Text {
    /// An image within a line of text.
    ///
    /// ```swift
    /// Text(Image(systemName: "star")) + Text(" Favorites")
    /// ```
    ///
    /// A symbol is as large as the letters, and has their color. Any other image has its own size, and stands on the baseline. Where a
    /// view needs a plain string, such as the title of a page, it is left out.
    nonisolated public init(_ image: Image) {
        self.init(storage: .image(image))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends an image within the line of text, as `%@` in the key.
    public mutating func appendInterpolation(_ image: Image) {
        segments.append(.image(image))
    }
}

/// The letters that stand for the images of a key until its text is drawn: each for one of them, since a translation may change their order.
enum ImageMark {
    /// In a plane for private use.
    private static let first: UInt32 = 0x10_F000

    static func character(of index: Int) -> Character {
        Unicode.Scalar(first + UInt32(index % 0xFF0)).map(Character.init) ?? "\u{FFFC}"
    }

    /// The texts of a string with such letters.
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
