import OrderedCollections

/// Serializes HTML. All input goes through the methods below, each of which escapes it.
struct HTMLWriter: ~Copyable {
    private var buffer = TextBuffer()
    /// The style classes that were written.
    private(set) var styles: OrderedSet<StyleClass> = []
    /// The code of the language of standard words.
    let language: String
    /// The root of the app, relative to the page.
    let root: AppRoot

    init(language: String = "en", root: AppRoot = .here) {
        self.language = language
        self.root = root
    }

    /// The HTML written so far. O(n) for n bytes.
    var text: String { buffer.text }

    /// Writes a node; `slot` writes the content of its slot.
    mutating func write(_ html: HTML, slot: (inout HTMLWriter) -> Void = { _ in }) {
        append(UInt8(ascii: "<"))
        append(html.tag.rawValue)
        if let id = html.id { write(HTML.Attribute(.id, id)) }
        for attribute in html.attributes { write(attribute) }
        if !html.classChanges.isEmpty { write(html.classChanges) }
        write(html.classes)
        append(UInt8(ascii: ">"))
        guard !html.tag.isVoid else { return }
        for content in html.content {
            switch content {
            case .node(let node): write(node, slot: slot)
            case .text(let string): escape(string)
            case .slot: slot(&self)
            }
        }
        append("</")
        append(html.tag.rawValue)
        append(UInt8(ascii: ">"))
    }

    private mutating func write(_ attribute: HTML.Attribute) {
        append(UInt8(ascii: " "))
        append(attribute.name.rawValue)
        guard !attribute.value.isEmpty || attribute.name == .value else { return }
        append("=\"")
        escape(root.value(of: attribute))
        append(UInt8(ascii: "\""))
    }

    private mutating func write(_ changes: [ClassChange]) {
        for change in changes { change.addStyles(to: &styles) }
        for attribute in changes.attributes { write(attribute) }
    }

    private mutating func write(_ classes: ClassList) {
        guard !classes.isEmpty else { return }
        styles.formUnion(classes.styles)
        append(" class=\"")
        var isFirst = true
        classes.forEachName { name in
            if !isFirst { append(UInt8(ascii: " ")) }
            isFirst = false
            escape(name)
        }
        append(UInt8(ascii: "\""))
    }

    private mutating func append(_ letter: UInt8) { buffer.append(letter) }

    private mutating func append(_ text: String) { buffer.append(text) }

    private mutating func escape(_ string: String) { HTMLWriter.escape(string, into: &buffer) }

    /// Escapes text for content and for double-quoted attribute values.
    static func escaped(_ string: String) -> String {
        var buffer = TextBuffer()
        escape(string, into: &buffer)
        return buffer.text
    }

    private static func escape(_ string: String, into output: inout TextBuffer) {
        var string = string
        string.withUTF8 { letters in
            // Most strings need no escaping, and are appended at once.
            guard letters.contains(where: { $0 <= UInt8(ascii: ">") && reference(for: $0) != nil }) else {
                output.append(letters)
                return
            }
            for byte in letters {
                if let reference = reference(for: byte) {
                    output.append(reference)
                } else {
                    output.append(byte)
                }
            }
        }
    }

    /// The escaped form of a byte in UTF-8; nil if it needs no escaping.
    private static func reference(for byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        // Parsers normalize it to a line feed.
        case UInt8(ascii: "\r"): "&#13;"
        // Not allowed in HTML, not even as a character reference.
        case 0: "\u{FFFD}"
        default: nil
        }
    }
}
