import Foundation

/// The languages of an app's texts, and the locale that they give a visitor.
package struct AppLanguages: Sendable {
    /// The language of texts without a translation.
    let development: LanguageTag
    let all: [LanguageTag]

    init(development: LanguageTag, translations: some Sequence<LanguageTag>) {
        self.development = development
        all = [development] + translations.filter { $0 != development }
    }

    /// The languages of the table `Localizable` of the app. English if it has none.
    package static var main: AppLanguages { StringTables.table(LocalizedStringSource()).languages }

    /// The locale of a visitor: the language of the app that the visitor prefers, or else the development language, with the
    /// visitor's own region. So an English app shows a German visitor English texts, and numbers as in Germany: `en_DE`.
    ///
    /// - Parameter preferences: The languages that the visitor understands, the preferred one first.
    /// - Returns: Nil if there are no preferences.
    package func locale(for preferences: [LanguageTag]) -> Locale? {
        guard let first = preferences.first else { return nil }
        let language = LanguageTag.best(of: all, for: preferences) ?? development
        let region = language.region ?? Self.region(of: first, in: language)
        // Only languages of the app and regions that exist: Foundation caches locales by their identifiers, for ever.
        return Locale(
            identifier: [language.language, language.script, region].compactMap { $0 }.joined(separator: "_")
        )
    }

    /// The region of a visitor; nil if it is not given and the language is the visitor's own, which has formats of its own.
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
