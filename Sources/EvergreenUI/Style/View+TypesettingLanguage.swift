import Foundation

/// The language of texts for line breaking, hyphenation and glyph selection.
public struct TypesettingLanguage: Hashable, Sendable {
    let language: Locale.Language?

    /// The language of the locale.
    public static let automatic = TypesettingLanguage(language: nil)

    /// Returns an explicit language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

extension View {
    /// Sets the typesetting language of the texts in this view, for example for names in another language. On a page, this is the `lang`
    /// attribute, which also selects the voice of assistive technology.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the typesetting language of the texts in this view: an explicit language or that of the locale.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        modifier(TypesettingLanguageModifier(name: isEnabled ? language.language?.minimalIdentifier : nil))
    }
}

private struct TypesettingLanguageModifier: ElementModifier {
    let name: String?

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        guard let name else { return }
        LanguageModifier(note: .language(name)).modify(&modifiers, in: environment)
    }
}
