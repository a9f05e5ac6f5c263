import EvergreenDocument

extension Document {
    /// The language of the window, as in BCP 47.
    var language: String {
        for case .language(let name) in root.description.attributes.notes { return name }
        return "en"
    }

    var layoutDirection: LayoutDirection {
        for case .layoutDirection(let direction) in root.description.attributes.notes { return direction }
        return .leftToRight
    }

    /// The code of the language, for words that no app has chosen.
    var languageCode: String { String(language.prefix { $0 != "-" }) }
}
