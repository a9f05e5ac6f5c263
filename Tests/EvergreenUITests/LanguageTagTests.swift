import Foundation
import Testing

@testable import EvergreenUI

struct LanguageTagTests {
    @Test(arguments: [
        ("de", "de"), ("de-AT", "de-AT"), ("DE_at", "de-AT"), ("zh-hant-tw", "zh-Hant-TW"), ("en_US.UTF-8", "en-US"),
        ("sr-Latn-RS-x-private", "sr-Latn-RS"), ("es-419", "es-419"), ("de-1996", "de"), ("iw", "he"),
        ("no-NO", "nb-NO"),
        ("de-DE-u-co-phonebk", "de-DE"), ("en_DE@calendar=gregorian", "en-DE"),
    ])
    func `language tags are parsed in all spellings`(text: String, tag: String) {
        #expect(LanguageTag(text)?.text == tag)
    }

    @Test(arguments: [
        "", "*", "d", "deutsch", "-", "_", "12", "d3", "ü", "--", "\u{0}", String(repeating: "de-", count: 1000),
        "d\u{0301}e",
    ])
    func `invalid tags are nil`(text: String) {
        #expect(LanguageTag(text) == nil)
    }

    @Test(arguments: [
        ("de-AT", "en de", "de"), ("zh-TW", "zh-Hans zh-Hant", "zh-Hant"), ("zh-CN", "zh-Hant zh-Hans", "zh-Hans"),
        ("zh", "zh-Hant zh-Hans", "zh-Hans"), ("pt-BR", "pt-PT pt-BR", "pt-BR"), ("pt", "pt-PT pt-BR", "pt-BR"),
        ("pt-AO", "pt-BR pt-PT", "pt-PT"), ("pt-BR", "pt-PT", "pt-PT"), ("es-MX", "es es-419", "es-419"),
        ("en-AU", "en en-GB", "en-GB"), ("en-US", "en-GB en", "en"), ("en", "en-GB en", "en"),
        ("de-CH", "de-AT de de-CH", "de-CH"),
        ("fr, de", "de en", "de"), ("sr-Latn", "sr en", ""), ("ja, ko", "en de", ""), ("no", "nb", "nb"),
    ])
    func `the best language matches the first supported preference`(
        preferences: String,
        available: String,
        best: String
    ) {
        let preferences = preferences.split(separator: ", ").compactMap { LanguageTag($0) }
        let available = available.split(separator: " ").compactMap { LanguageTag($0) }
        #expect(LanguageTag.best(of: available, for: preferences)?.text ?? "" == best)
    }

    @Test(arguments: [
        ("de-AT, en", "de_AT"), ("de", "de"), ("fr-CA, de", "de_CA"), ("fr", "en_FR"), ("ja-JP", "en_JP"), ("ar", "ar"),
        ("ar-EG", "ar_EG"), ("fr-QQ", "en"), ("pt-PT", "pt_BR"), ("", ""),
    ])
    func `a user gets a language of the app with their own region's formats`(preferences: String, locale: String)
        throws
    {
        let languages = AppLanguages(
            development: try #require(LanguageTag("en")),
            translations: ["de", "ar", "pt-BR"].compactMap { LanguageTag($0) }
        )
        let preferences = preferences.split(separator: ", ").compactMap { LanguageTag($0) }
        #expect(languages.locale(for: preferences)?.identifier ?? "" == locale)
    }
}
