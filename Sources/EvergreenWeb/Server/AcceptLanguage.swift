import EvergreenUI

/// The languages that a browser requests, in the user's order of preference.
///
/// <https://www.rfc-editor.org/rfc/rfc9110#field.accept-language>
enum AcceptLanguage {
    /// Returns the languages of a header. Invalid language tags are ignored, and so are those with a weight of 0.
    static func languages(in header: String?) -> [LanguageTag] {
        let weighted = WeightedValue.all(in: header).compactMap { item -> (tag: LanguageTag, weight: Double)? in
            guard item.weight > 0, let tag = LanguageTag(item.value) else { return nil }
            return (tag, item.weight)
        }
        return weighted.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.tag)
    }
}
