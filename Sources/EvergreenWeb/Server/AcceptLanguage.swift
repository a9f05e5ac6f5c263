import EvergreenUI

/// The languages that a browser asks for, in the order in which the visitor prefers them.
///
/// <https://www.rfc-editor.org/rfc/rfc9110#field.accept-language>
enum AcceptLanguage {
    /// More are not looked at.
    static let mostLanguages = 20
    static let mostBytes = 1000

    /// The languages of a header. Whatever is no language is left out, and so is one with the weight 0.
    static func languages(in header: String?) -> [LanguageTag] {
        guard let header else { return [] }
        // Bytes, so that a long header costs nothing.
        let text = String(decoding: header.utf8.prefix(mostBytes), as: UTF8.self)
        let parts = text.split(separator: ",", maxSplits: mostLanguages).prefix(mostLanguages)
        let weighted = parts.compactMap { part -> (tag: LanguageTag, weight: Double)? in
            let words = part.split(separator: ";").map { $0.trimming(while: \.isWhitespace) }
            guard let first = words.first, let tag = LanguageTag(first) else { return nil }
            let weight =
                words.dropFirst().first { $0.hasPrefix("q=") || $0.hasPrefix("Q=") }
                .map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            return (0...1).contains(weight) && weight > 0 ? (tag, weight) : nil
        }
        return weighted.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.tag)
    }
}

extension Substring {
    fileprivate func trimming(while isLeftOut: (Character) -> Bool) -> Substring {
        let start = drop(while: isLeftOut)
        return start.lastIndex { !isLeftOut($0) }.map { start[...$0] } ?? ""
    }
}
