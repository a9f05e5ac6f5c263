import Foundation

/// How it is decided of which language texts are, for their line breaks, their hyphens and the forms of their letters.
public struct TypesettingLanguage: Hashable, Sendable {
    let language: Locale.Language?

    /// As the locale says.
    public static let automatic = TypesettingLanguage(language: nil)

    /// A language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

extension View {
    /// Says of which language the texts in this view are, such as names in another language than the one around them. On a page,
    /// the `lang` attribute, by which assistive technology chooses a voice, too.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Says of which language the texts in this view are, or that the locale says so.
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
