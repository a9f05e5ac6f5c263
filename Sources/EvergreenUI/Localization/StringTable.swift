import Foundation

/// The translations of one string table in a bundle, such as `Localizable`, in all its languages.
struct StringTable: Sendable {
    /// The language of untranslated text.
    var development = LanguageTag(language: "en")
    var translations: [LanguageTag: [String: Translation]] = [:]

    var languages: AppLanguages {
        AppLanguages(development: development, translations: translations.keys.sorted { $0.text < $1.text })
    }

    /// Returns the translations for a language.
    func strings(for language: LanguageTag?) -> LocalizedStrings {
        var chain = language?.matches(among: Array(translations.keys)) ?? []
        // A user of the development language needs no translation, since the keys are in that language.
        if !chain.contains(development) { chain += development.matches(among: Array(translations.keys)) }
        return LocalizedStrings(
            parts: chain.compactMap { tag in
                translations[tag].map {
                    .init(translations: $0, rule: PluralRule(language: tag.language, region: tag.maximized.region))
                }
            }
        )
    }
}

/// The translations for a user's language, with fallbacks to other languages for missing keys.
final class LocalizedStrings: Sendable {
    struct Part: Sendable {
        let translations: [String: Translation]
        let rule: PluralRule
    }

    /// Ordered by preference; usually one or two.
    private let parts: [Part]

    init(parts: [Part]) {
        self.parts = parts
    }

    var isEmpty: Bool { parts.isEmpty }

    /// Returns the translation of a key, with the plural rule of its language.
    func translation(of key: String) -> (Translation, PluralRule)? {
        for part in parts {
            if let translation = part.translations[key] { return (translation, part.rule) }
        }
        return nil
    }
}
