import EvergreenDocument

/// The window properties of a document's root.
extension ElementDescription {
    var windowTitle: String {
        if case .window(let title, _) = kind { title } else { "" }
    }

    /// The language of the window, as in BCP 47.
    var language: String {
        for case .language(let name) in attributes.notes { return name }
        return "en"
    }

    /// The language code, for standard words.
    var languageCode: String { String(language.prefix { $0 != "-" }) }

    /// The description of the page; nil for none.
    var pageDescription: String? {
        for case .description(let text) in attributes.notes { return text }
        return nil
    }

    /// Whether the app has a location at the window's address.
    var isFound: Bool {
        for case .address(_, let isFound) in attributes.notes { return isFound }
        return true
    }

    var layoutDirection: LayoutDirection {
        for case .layoutDirection(let direction) in attributes.notes { return direction }
        return .leftToRight
    }
}
