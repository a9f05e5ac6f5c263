/// A value of a header field with its quality weight.
///
/// <https://www.rfc-editor.org/rfc/rfc9110#quality.values>
struct WeightedValue {
    /// The maximum number of values that are parsed.
    static let maximumCount = 20
    static let maximumBytes = 1000

    var value: Substring
    /// From 0, for unacceptable, to 1. An invalid weight counts as 0.
    var weight: Double

    static func all(in field: String?) -> [WeightedValue] {
        guard let field else { return [] }
        // In bytes, so that a long field is cheap.
        let text = String(decoding: field.utf8.prefix(maximumBytes), as: UTF8.self)
        return text.split(separator: ",", maxSplits: maximumCount).prefix(maximumCount)
            .compactMap { part in
                let words = part.split(separator: ";").map { $0.trimming(while: \.isWhitespace) }
                return words.first.map { WeightedValue(value: $0, weight: weight(among: words.dropFirst())) }
            }
    }

    private static func weight(among parameters: ArraySlice<Substring>) -> Double {
        guard let parameter = parameters.first(where: { $0.hasPrefix("q=") || $0.hasPrefix("Q=") }) else { return 1 }
        let weight = Double(parameter.dropFirst(2)) ?? 0
        return (0...1).contains(weight) ? weight : 0
    }
}

extension Substring {
    /// Returns the text without matching characters at both ends.
    func trimming(while isTrimmed: (Character) -> Bool) -> Substring {
        let start = drop(while: isTrimmed)
        return start.lastIndex { !isTrimmed($0) }.map { start[...$0] } ?? ""
    }
}
