import OrderedCollections

/// Writes HTML out. The only ways in are those below, and each escapes what it takes.
struct HTMLWriter {
    private(set) var text = ""
    /// The style classes in what was written.
    private(set) var styles: OrderedSet<StyleClass> = []
    /// The language of words that no app has chosen, by its code.
    let language: String
    /// Where the app is, seen from the page.
    let root: AppRoot

    init(language: String = "en", root: AppRoot = .here) {
        self.language = language
        self.root = root
    }

    /// Writes a node; `slot` writes what stands in its slot.
    mutating func write(_ html: HTML, slot: (inout HTMLWriter) -> Void = { _ in }) {
        text += "<"
        text += html.tag.rawValue
        for attribute in html.allAttributes {
            text += " "
            text += attribute.name.rawValue
            guard !attribute.value.isEmpty || attribute.name == .value else { continue }
            text += "=\""
            HTMLWriter.escape(root.value(of: attribute), into: &text)
            text += "\""
        }
        text += ">"
        styles.formUnion(html.classes.styles)
        guard !html.tag.isVoid else { return }
        for content in html.content {
            switch content {
            case .node(let node): write(node, slot: slot)
            case .text(let string): HTMLWriter.escape(string, into: &text)
            case .slot: slot(&self)
            }
        }
        text += "</"
        text += html.tag.rawValue
        text += ">"
    }

    /// Escapes for texts and for values in double quotes alike.
    static func escape(_ string: String, into output: inout String) {
        // Most strings hold nothing to escape: those are appended in one go.
        guard string.utf8.contains(where: { $0 == 38 || $0 == 60 || $0 == 62 || $0 == 34 || $0 == 0 || $0 == 13 })
        else {
            output += string
            return
        }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\"": output += "&quot;"
            // Parsers would make a line feed of it.
            case "\r": output += "&#13;"
            // Has no place in HTML, not even as a reference.
            case "\0": output += "\u{FFFD}"
            default: output.unicodeScalars.append(scalar)
            }
        }
    }
}
