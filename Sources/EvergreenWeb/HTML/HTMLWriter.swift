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
        if html.content.isEmpty, html.tag.isSVG {
            // With a space: the value before it may have no quotes.
            append(" />")
            return
        }
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
        append(UInt8(ascii: "="))
        HTMLWriter.quoteIfNeeded(root.value(of: attribute), into: &buffer)
    }

    private mutating func write(_ changes: [ClassChange]) {
        for change in changes { change.addStyles(to: &styles) }
        for attribute in changes.attributes { write(attribute) }
    }

    private mutating func write(_ classes: ClassList) {
        guard !classes.isEmpty else { return }
        styles.formUnion(classes.styles)
        append(" class=")
        if let name = classes.onlyName {
            HTMLWriter.quoteIfNeeded(name, into: &buffer)
            return
        }
        append(UInt8(ascii: "\""))
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

    /// Writes an attribute value, quoted unless it consists of letters, digits and punctuation that is valid in unquoted values
    /// (https://html.spec.whatwg.org/multipage/syntax.html#unquoted).
    private static func quoteIfNeeded(_ value: String, into output: inout TextBuffer) {
        var value = value
        let isPlain = value.withUTF8 { letters in
            guard !letters.isEmpty, letters.allSatisfy(isUnquoted) else { return false }
            output.append(letters)
            return true
        }
        if isPlain { return }
        output.append(UInt8(ascii: "\""))
        escape(value, into: &output)
        output.append(UInt8(ascii: "\""))
    }

    /// Whether a byte is allowed in an unquoted attribute value here, which is stricter than HTML.
    private static func isUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            // "-", ".", "/", the digits, and ":".
            UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "#"), UInt8(ascii: ","):
            true
        default: false
        }
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
