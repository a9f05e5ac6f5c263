public import Foundation

extension String {
    /// A key into the app's string table, with interpolated values.
    public typealias LocalizationValue = LocalizedStringKey

    /// The translation of a key, or else the key itself, with its values.
    ///
    /// Without a locale, the language is that of the user whose window it is for: in bodies, actions and the tasks that begin there.
    /// Elsewhere, such as in a server's own tasks, it is that of the process.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key. Markdown in it stays as it is.
    ///   - table: The name of the string table; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the app's.
    ///   - locale: The locale of the table, and of numbers and dates.
    ///   - comment: For translators.
    public init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        var environment = EnvironmentValues()
        environment.locale = locale ?? CurrentWindow.current?.locale ?? .current
        self = keyAndValue.plainText(in: environment, from: LocalizedStringSource(table: table, in: bundle))
    }
}
