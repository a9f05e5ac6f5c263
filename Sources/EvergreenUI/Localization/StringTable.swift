import Foundation

/// The translations of one table of a bundle, such as `Localizable`, in all of its languages.
struct StringTable: Sendable {
    /// Of texts without a translation.
    var development = LanguageTag(language: "en")
    var translations: [LanguageTag: [String: Translation]] = [:]

    var languages: AppLanguages {
        AppLanguages(development: development, translations: translations.keys.sorted { $0.text < $1.text })
    }

    /// The translations for the readers of a language.
    func strings(for language: LanguageTag?) -> LocalizedStrings {
        var chain = language?.matches(among: Array(translations.keys)) ?? []
        // A reader of the development language needs no translation: the keys are in it.
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

/// The translations that a reader of a language is shown: those of the language, and of others where it lacks some.
final class LocalizedStrings: Sendable {
    struct Part: Sendable {
        let translations: [String: Translation]
        let rule: PluralRule
    }

    /// The best first. Usually one or two.
    private let parts: [Part]

    init(parts: [Part]) {
        self.parts = parts
    }

    var isEmpty: Bool { parts.isEmpty }

    /// The translation of a key, with the plural rule of its language.
    func translation(of key: String) -> (Translation, PluralRule)? {
        for part in parts {
            if let translation = part.translations[key] { return (translation, part.rule) }
        }
        return nil
    }
}
