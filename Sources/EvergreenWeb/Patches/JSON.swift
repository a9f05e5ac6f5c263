/// Writes compact JSON. Supports only what frames need: arrays, objects, strings and integers.
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

    /// Appends serialized values, separated by commas; none for an empty string.
    mutating func values(_ json: String) {
        guard !json.isEmpty else { return }
        separate()
        text += json
    }

    mutating func null() {
        separate()
        text += "null"
    }

    /// Appends a key. Its value must follow.
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
