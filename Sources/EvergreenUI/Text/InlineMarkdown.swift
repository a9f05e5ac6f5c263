/// A parser for CommonMark's inline markup and GitHub's strikethrough: `*emphasis*`, `**strong**`, `~~struck through~~`, code in backticks,
/// `[links](https://example.org)`, `<https://example.org>`, and backslash escapes. Line breaks are preserved. Images are replaced by their
/// alternative text. HTML and entities are not interpreted.
///
/// Interpolated values are never parsed as markup.
struct InlineMarkdown {
    /// A unit of the input: a character of the source or an interpolated value.
    enum Unit: Equatable {
        case character(Character)
        case value(String)

        var text: String {
            switch self {
            case .character(let character): String(character)
            case .value(let value): value
            }
        }
    }

    /// A run of text without its markup.
    struct Span: Equatable {
        var text: String
        var isStrong = false
        var isEmphasized = false
        var isStruckThrough = false
        var isCode = false
        var link: String?

        fileprivate func hasSameMarkup(as other: Span) -> Bool {
            var copy = other
            copy.text = text
            return copy == self
        }
    }

    /// Returns whether a text may contain markup. O(n).
    static func mayHaveMarkup(_ text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
                UInt8(ascii: "\\"), UInt8(ascii: "<"):
                true
            default: false
            }
        }
    }

    /// Returns the spans of a text, in order.
    static func spans(of units: [Unit]) -> [Span] {
        var parser = InlineMarkdown(units: units)
        parser.scan()
        parser.pairDelimiters()
        return parser.result
    }

    // MARK: Scanning

    /// A delimiter run that may open or close emphasis, or the spans between two such runs.
    private struct Piece {
        var spans: [Span] = []
        var delimiter: Character?
        /// The number of unmatched delimiters.
        var count = 0
        var originalCount = 0
        var canOpen = false
        var canClose = false
        var isStrong = false
        var isEmphasized = false
        var isStruckThrough = false
    }

    private let units: [Unit]
    private var position = 0
    private var pieces: [Piece] = []

    private init(units: [Unit]) {
        self.units = units
    }

    private func character(at index: Int) -> Character? {
        guard units.indices.contains(index), case .character(let character) = units[index] else { return nil }
        return character
    }

    private mutating func append(_ span: Span) {
        if pieces.isEmpty || pieces[pieces.count - 1].delimiter != nil { pieces.append(Piece()) }
        pieces[pieces.count - 1].spans.append(span)
    }

    private mutating func scan() {
        while position < units.count {
            switch character(at: position) {
            case "\\":
                scanEscape()
            case "`": scanCode()
            case "<": scanAutolink()
            case "[": scanLink(from: position)
            case "!" where character(at: position + 1) == "[": scanLink(from: position + 1)
            case "*", "_", "~": scanDelimiters()
            default: appendUnit()
            }
        }
    }

    private mutating func scanEscape() {
        guard let next = character(at: position + 1), next.isASCIIPunctuation else { return appendUnit() }
        append(Span(text: String(next)))
        position += 2
    }

    private mutating func appendUnit() {
        append(Span(text: units[position].text))
        position += 1
    }

    private mutating func scanCode() {
        let start = position
        let length = runLength(at: start)
        var index = start + length
        while index < units.count {
            guard character(at: index) == "`" else {
                index += 1
                continue
            }
            let closing = runLength(at: index)
            guard closing == length else {
                index += closing
                continue
            }
            var text = units[(start + length)..<index].map(\.text).joined()
            if text.hasPrefix(" "), text.hasSuffix(" "), text.contains(where: { $0 != " " }) {
                text = String(text.dropFirst().dropLast())
            }
            append(Span(text: text, isCode: true))
            position = index + length
            return
        }
        append(Span(text: String(repeating: "`", count: length)))
        position = start + length
    }

    private mutating func scanAutolink() {
        var end = position + 1
        while let next = character(at: end), next != ">", next != "<", !next.isWhitespace { end += 1 }
        let address = units[(position + 1)..<min(end, units.count)].map(\.text).joined()
        guard character(at: end) == ">", address.wholeMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]{1,31}:.*/#) != nil else {
            return appendUnit()
        }
        append(Span(text: address, link: address))
        position = end + 1
    }

    /// Scans a link or an image from its opening bracket.
    private mutating func scanLink(from bracket: Int) {
        guard let close = closingBracket(from: bracket), let (address, end) = destination(at: close + 1) else {
            return appendUnit()
        }
        let isImage = bracket > position
        for var span in InlineMarkdown.spans(of: Array(units[(bracket + 1)..<close])) {
            span.link = isImage ? nil : address
            append(span)
        }
        position = end
    }

    /// The position of the matching closing bracket. Code and escaped characters are skipped.
    private func closingBracket(from open: Int) -> Int? {
        var depth = 0
        var index = open
        while index < units.count {
            switch character(at: index) {
            case "\\": index += 1
            case "`":
                let length = runLength(at: index)
                var end = index + length
                while end < units.count, character(at: end) != "`" || runLength(at: end) != length { end += 1 }
                index = end < units.count ? end + length - 1 : index + length - 1
            case "[": depth += 1
            case "]":
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// The destination of a link and the position after it: `(address)` or `(address "title")`.
    private func destination(at start: Int) -> (address: String, end: Int)? {
        guard character(at: start) == "(" else { return nil }
        var index = start + 1
        var address = ""
        var depth = 0
        while index < units.count {
            let character = character(at: index)
            if character == "(" { depth += 1 }
            if character == ")", depth == 0 { return (address, index + 1) }
            if character == ")" { depth -= 1 }
            if character?.isWhitespace == true { return titleEnd(from: index).map { (address, $0) } }
            if character == "\\", let next = self.character(at: index + 1), next.isASCIIPunctuation {
                address.append(next)
                index += 2
                continue
            }
            address += units[index].text
            index += 1
        }
        return nil
    }

    /// The position after the link's title and closing parenthesis.
    private func titleEnd(from start: Int) -> Int? {
        var index = start
        while character(at: index)?.isWhitespace == true { index += 1 }
        guard let quote = character(at: index), quote == "\"" || quote == "'" else {
            return character(at: index) == ")" ? index + 1 : nil
        }
        index += 1
        while index < units.count, character(at: index) != quote { index += 1 }
        index += 1
        while character(at: index)?.isWhitespace == true { index += 1 }
        return character(at: index) == ")" ? index + 1 : nil
    }

    private func runLength(at start: Int) -> Int {
        var end = start
        while let next = character(at: end), next == character(at: start) { end += 1 }
        return end - start
    }

    private mutating func scanDelimiters() {
        guard let delimiter = character(at: position) else { return }
        let count = runLength(at: position)
        let (before, after) = (Side(units, position - 1), Side(units, position + count))
        let isLeft = after != .space && (after != .punctuation || before != .other)
        let isRight = before != .space && (before != .punctuation || after != .other)
        var piece = Piece(delimiter: delimiter, count: count, originalCount: count)
        switch delimiter {
        case "_":
            piece.canOpen = isLeft && (!isRight || before == .punctuation)
            piece.canClose = isRight && (!isLeft || after == .punctuation)
        case "~" where count > 2: break
        default: (piece.canOpen, piece.canClose) = (isLeft, isRight)
        }
        pieces.append(piece)
        position += count
    }

    /// The class of the character next to a delimiter run.
    private enum Side {
        case space, punctuation, other

        init(_ units: [Unit], _ index: Int) {
            guard units.indices.contains(index) else {
                self = .space
                return
            }
            guard case .character(let character) = units[index] else {
                self = .other
                return
            }
            let isPunctuation = character.isPunctuation || character.isSymbol
            self = character.isWhitespace ? .space : isPunctuation ? .punctuation : .other
        }
    }

    // MARK: Emphasis

    private mutating func pairDelimiters() {
        var closer = 0
        while closer < pieces.count {
            guard pieces[closer].canClose, pieces[closer].count > 0, let opener = opener(for: closer) else {
                closer += 1
                continue
            }
            let isDouble = pieces[opener].count >= 2 && pieces[closer].count >= 2
            let count = pieces[closer].delimiter == "~" ? pieces[closer].count : isDouble ? 2 : 1
            for index in (opener + 1)..<closer {
                (pieces[index].canOpen, pieces[index].canClose) = (false, false)
                switch pieces[closer].delimiter {
                case "~": pieces[index].isStruckThrough = true
                case _ where isDouble: pieces[index].isStrong = true
                default: pieces[index].isEmphasized = true
                }
            }
            pieces[opener].count -= count
            pieces[closer].count -= count
        }
    }

    /// The nearest preceding run that the given run can close.
    private func opener(for closer: Int) -> Int? {
        let end = pieces[closer]
        return pieces[..<closer].lastIndex { start in
            guard start.delimiter == end.delimiter, start.canOpen, start.count > 0 else { return false }
            if end.delimiter == "~" { return start.count == end.count }
            // CommonMark's rule of three: `*a**b*` has one pair.
            guard start.canClose || end.canOpen else { return true }
            let sum = start.originalCount + end.originalCount
            return sum % 3 != 0 || start.originalCount % 3 == 0 && end.originalCount % 3 == 0
        }
    }

    private var result: [Span] {
        var spans: [Span] = []
        func append(_ span: Span, of piece: Piece) {
            var span = span
            span.isStrong = span.isStrong || piece.isStrong
            span.isEmphasized = span.isEmphasized || piece.isEmphasized
            span.isStruckThrough = span.isStruckThrough || piece.isStruckThrough
            if let last = spans.last, last.hasSameMarkup(as: span) {
                spans[spans.count - 1].text += span.text
            } else if !span.text.isEmpty {
                spans.append(span)
            }
        }
        for piece in pieces {
            if let delimiter = piece.delimiter {
                append(Span(text: String(repeating: delimiter, count: piece.count)), of: piece)
            }
            for span in piece.spans { append(span, of: piece) }
        }
        return spans
    }
}

extension Character {
    fileprivate var isASCIIPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
