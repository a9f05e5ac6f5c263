public import Foundation

extension String {
    /// A key into the app's string table, with interpolated values.
    public typealias LocalizationValue = LocalizedStringKey

    /// Creates a string with the translation of a key, or with the key itself without one, and its values.
    ///
    /// Without a locale, the current user's language is used in view bodies, actions and the tasks that they start. Elsewhere, such as in a
    /// server's own tasks, it is the language of the process.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key. Markdown is not parsed.
    ///   - table: The name of the string table; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the app's bundle.
    ///   - locale: The locale of the table, numbers and dates.
    ///   - comment: A note for translators. It has no effect.
    public init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        var environment = EnvironmentValues()
        environment.locale = locale ?? UserLocale.current ?? .current
        self = keyAndValue.plainText(in: environment, from: LocalizedStringSource(table: table, in: bundle))
    }
}
