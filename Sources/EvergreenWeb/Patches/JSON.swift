/// Writes JSON in its shortest form. Only what frames need: arrays, objects, strings and integers.
struct JSONWriter {
    private(set) var text = ""
    private var needsComma = false

    mutating func array(_ body: (inout JSONWriter) -> Void) { nest("[", "]", body) }

    mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body) }

    mutating func integer(_ value: Int) {
        separate()
        text += String(value)
    }

    mutating func string(_ value: String) {
        separate()
        quote(value)
    }

    /// Values that were written before, with the commas between them; none if there is no text.
    mutating func values(_ json: String) {
        guard !json.isEmpty else { return }
        separate()
        text += json
    }

    mutating func null() {
        separate()
        text += "null"
    }

    /// What comes next is the value of this key.
    mutating func key(_ name: String) {
        separate()
        quote(name)
        text += ":"
        needsComma = false
    }

    private mutating func separate() {
        if needsComma { text += "," }
        needsComma = true
    }

    private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
        separate()
        text += open
        needsComma = false
        body(&self)
        text += close
        needsComma = true
    }

    private mutating func quote(_ value: String) {
        text += "\""
        if value.utf8.contains(where: { $0 < 32 || $0 == 34 || $0 == 92 }) {
            for scalar in value.unicodeScalars {
                switch scalar {
                case "\"": text += "\\\""
                case "\\": text += "\\\\"
                case "\n": text += "\\n"
                case let scalar where scalar.value < 32:
                    text += "\\u00" + String(scalar.value + 256, radix: 16).dropFirst()
                default: text.unicodeScalars.append(scalar)
                }
            }
        } else {
            text += value
        }
        text += "\""
    }
}
