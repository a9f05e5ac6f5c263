import EvergreenUI

/// The languages that a browser asks for, in the order in which the visitor prefers them.
///
/// <https://www.rfc-editor.org/rfc/rfc9110#field.accept-language>
enum AcceptLanguage {
    /// The languages of a header. Whatever is no language is left out, and so is one with the weight 0.
    static func languages(in header: String?) -> [LanguageTag] {
        let weighted = WeightedValue.all(in: header).compactMap { item -> (tag: LanguageTag, weight: Double)? in
            guard item.weight > 0, let tag = LanguageTag(item.value) else { return nil }
            return (tag, item.weight)
        }
        return weighted.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.tag)
    }
}
