import EvergreenDocument

/// What the root of a document says of its window.
extension ElementDescription {
    var windowTitle: String {
        if case .window(let title, _) = kind { title } else { "" }
    }

    /// The language of the window, as in BCP 47.
    var language: String {
        for case .language(let name) in attributes.notes { return name }
        return "en"
    }

    /// The code of the language, for words that no app has chosen.
    var languageCode: String { String(language.prefix { $0 != "-" }) }

    /// What the page is about; nil if nothing is said.
    var pageDescription: String? {
        for case .description(let text) in attributes.notes { return text }
        return nil
    }

    /// Whether the app has a place at the window's address.
    var isFound: Bool {
        for case .address(_, let isFound) in attributes.notes { return isFound }
        return true
    }

    var layoutDirection: LayoutDirection {
        for case .layoutDirection(let direction) in attributes.notes { return direction }
        return .leftToRight
    }
}
