/// A format string with placeholders: `%@`, `%lld`, `%2$@`, `%.1f`, `%%`, and those of string catalogs, `%#@name@` and `%arg`.
struct FormatString: Hashable, Sendable {
    enum Piece: Hashable, Sendable {
        case literal(String)
        /// The value at a zero-based position, or the next value.
        case value(position: Int?, fractionDigits: Int?, placeholder: String)
        case substitution(name: String, position: Int?)
        /// The value that selects the form of a substitution.
        case countedValue
    }

    /// The source text.
    let text: String
    /// Empty if there are no placeholders.
    let pieces: [Piece]

    init(_ text: String) {
        self.text = text
        guard text.utf8.contains(UInt8(ascii: "%")) else {
            pieces = []
            return
        }
        var scanner = FormatScanner(text)
        pieces = scanner.scan()
    }
}

/// A parser for placeholders.
private struct FormatScanner {
    private let bytes: [UInt8]
    private var position = 0
    private var literal: [UInt8] = []
    private var pieces: [FormatString.Piece] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func scan() -> [FormatString.Piece] {
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "%"), let (piece, end) = placeholder() {
                if let piece {
                    endLiteral()
                    pieces.append(piece)
                } else {
                    literal.append(UInt8(ascii: "%"))
                }
                position = end
            } else {
                literal.append(bytes[position])
                position += 1
            }
        }
        endLiteral()
        return pieces
    }

    private mutating func endLiteral() {
        guard !literal.isEmpty else { return }
        pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
        literal = []
    }

    private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private func has(_ text: StaticString, at index: Int) -> Bool {
        text.withUTF8Buffer { bytes.count - index >= $0.count && bytes[index..<(index + $0.count)].elementsEqual($0) }
    }

    /// The number at an index, with at most four digits, and the position after it.
    private func number(_ index: Int) -> (value: Int?, end: Int) {
        var (value, end) = (0, index)
        while let byte = byte(end), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), end - index < 4 {
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
            end += 1
        }
        return (end > index ? value : nil, end)
    }

    /// The placeholder at the current position, and the position after it. The piece is nil for an escaped percent sign.
    private func placeholder() -> (piece: FormatString.Piece?, end: Int)? {
        var index = position + 1
        if byte(index) == UInt8(ascii: "%") { return (nil, index + 1) }
        if has("arg", at: index) { return (.countedValue, index + 3) }
        var place: Int?
        if case (let value?, let end) = number(index), byte(end) == UInt8(ascii: "$"), value > 0 {
            (place, index) = (value - 1, end + 1)
        }
        if has("#@", at: index) { return substitution(index + 2, at: place) }
        while let byte = byte(index), "-+ 0#'".utf8.contains(byte) { index += 1 }
        index = number(index).end
        var fractionDigits: Int?
        if byte(index) == UInt8(ascii: ".") {
            let precision = number(index + 1)
            (fractionDigits, index) = (min(precision.value ?? 0, 15), precision.end)
        }
        while let byte = byte(index), "hlqLzjt".utf8.contains(byte) { index += 1 }
        guard let conversion = byte(index), "@dDiuUfFgGeE".utf8.contains(conversion) else { return nil }
        let text = String(decoding: bytes[position...index], as: UTF8.self)
        return (.value(position: place, fractionDigits: fractionDigits, placeholder: text), index + 1)
    }

    private func substitution(_ start: Int, at place: Int?) -> (FormatString.Piece?, Int)? {
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "@")), end > start else { return nil }
        return (.substitution(name: String(decoding: bytes[start..<end], as: UTF8.self), position: place), end + 1)
    }
}
