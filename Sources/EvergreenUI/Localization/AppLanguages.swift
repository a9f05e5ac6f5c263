import Foundation

/// The languages of an app's string table, and the locales that they imply for users.
package struct AppLanguages: Sendable {
    /// The language of untranslated text.
    let development: LanguageTag
    let all: [LanguageTag]

    init(development: LanguageTag, translations: some Sequence<LanguageTag>) {
        self.development = development
        all = [development] + translations.filter { $0 != development }
    }

    /// The languages of the app's `Localizable` table; English if there is none.
    package static var main: AppLanguages { StringTables.table(LocalizedStringSource()).languages }

    /// Returns the locale of a user: the user's most preferred language among the app's languages, or the development language, with the
    /// user's own region. For example, a German user of an English app gets English text with German number formats: `en_DE`.
    ///
    /// - Parameter preferences: The user's languages in order of preference.
    /// - Returns: The locale; nil if there are no preferences.
    package func locale(for preferences: [LanguageTag]) -> Locale? {
        guard let first = preferences.first else { return nil }
        let language = LanguageTag.best(of: all, for: preferences) ?? development
        let region = language.region ?? Self.region(of: first, in: language)
        // Only languages of the app and existing regions, because Foundation caches locales permanently by identifier.
        return Locale(
            identifier: [language.language, language.script, region].compactMap { $0 }.joined(separator: "_")
        )
    }

    /// The user's region; nil if none is given and the language is the user's own, whose default formats apply.
    private static func region(of preference: LanguageTag, in language: LanguageTag) -> String? {
        if preference.region == nil, preference.language == language.language { return nil }
        return preference.maximized.region.flatMap { existingRegions.contains($0) ? $0 : nil }
    }

    private static let existingRegions = Set(Locale.Region.isoRegions.map(\.identifier))
}

extension Locale {
    /// The language of the locale.
    package var languageTag: LanguageTag? { LanguageTag(identifier) }
}
