import EvergreenDocument

/// The image of a mask, in the name of a style class.
///
/// A name is untrusted input: it can only refer to known symbols, and to images of this server.
struct MaskImage {
    /// The CSS image.
    let css: String
    /// The class name's form of the image.
    let text: String

    /// Returns the mask of an image; nil for one that can't be a mask.
    init?(_ source: ImageSource) {
        switch source {
        case .symbol(let name, _):
            guard let known = Symbols.drawnName(of: name) else { return nil }
            self.init(text: "symbol \(known)")
        case .hosted(let image):
            let files = image.files.compactMap { file in
                file.address.map { "\(StyleClass.decimal(file.scale)) \($0)" }
            }
            self.init(text: files.joined(separator: " "))
        case .remote, .empty, .placeholder: return nil
        }
    }

    /// Parses the form in a class name. Nil for anything else.
    init?(text: String) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        if parts.count == 2, parts[0] == "symbol" {
            guard let drawing = SymbolFiles.drawings[parts[1]] else { return nil }
            css = "url(\"data:image/svg+xml,\(Self.escaped(drawing))\")"
        } else {
            guard let sizes = Self.sizes(parts) else { return nil }
            css = "image-set(\(sizes.joined(separator: ",")))"
        }
        self.text = text
    }

    /// The URLs of an image with their scales, relative to the page's stylesheet.
    private static func sizes(_ parts: [String]) -> [String]? {
        guard !parts.isEmpty, parts.count.isMultiple(of: 2), parts.count <= 6 else { return nil }
        let prefix = "_evergreen/"
        let sizes = stride(from: 0, to: parts.count, by: 2).compactMap { index -> String? in
            let address = parts[index + 1]
            guard let scale = Double(parts[index]), StyleClass.decimal(scale) == parts[index], scale > 0,
                address.hasPrefix(prefix), address.utf8.allSatisfy(isPlain)
            else { return nil }
            return "url(\"\(address.dropFirst(prefix.count))\") \(parts[index])x"
        }
        return sizes.count == parts.count / 2 ? sizes : nil
    }

    /// Whether a byte can be part of the URL of an image: letters, digits, and the separators of paths.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "_"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// Escapes the characters of a drawing that have a meaning in URLs or CSS strings.
    private static func escaped(_ drawing: String) -> String {
        var escaped = ""
        for byte in drawing.utf8 {
            if isPlain(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "=") {
                escaped.unicodeScalars.append(UnicodeScalar(byte))
            } else {
                escaped += "%"
                escaped += CollectionOfOne(byte).hexadecimalDigits
            }
        }
        return escaped
    }
}

extension ImageMask {
    func insert(into classes: inout ClassList) {
        guard let image = MaskImage(source) else { return }
        classes.insert("masked")
        classes.insert(StyleClass(mask: image))
        classes.insert("mask-x-\(alignment.horizontal.className)")
        classes.insert("mask-y-\(alignment.vertical.className)")
        if let fit {
            classes.insert("mask-\(fit.rawValue)")
        } else if case .symbol = source {
            // Its size is relative to the font, which the element's texts have anyway.
            font?.insert(into: &classes)
            classes.insert("mask-symbol")
            classes.insert("mask-symbol-\(scale.rawValue)")
        }
    }
}
