public import Foundation

/// A localizable string, resolved in the user's language when a view displays it. Models can have one.
///
/// ```swift
/// enum Season {
///     case spring, autumn
///
///     var title: LocalizedStringResource {
///         switch self {
///         case .spring: "Spring"
///         case .autumn: LocalizedStringResource("season.autumn", defaultValue: "Autumn")
///         }
///     }
/// }
///
/// Text(season.title)
/// ```
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// Where the table is.
    public enum BundleDescription: Sendable {
        /// Among the resources of the app.
        case main
        /// In the bundle with a class.
        case forClass(AnyClass)
        /// In the bundle at a URL of a file.
        case atURL(URL)
    }

    /// The text in the language of the source, with its values.
    public let defaultValue: String.LocalizationValue
    /// The name of the string table; nil for `Localizable`.
    public let table: String?
    let source: LocalizedStringSource?
    private var ownLocale: Locale?

    /// The key in the table.
    public var key: String { defaultValue.tableKey }

    /// The locale of the table, and of numbers and dates. The user's locale unless it is set.
    public var locale: Locale {
        get { ownLocale ?? CurrentWindow.current?.locale ?? .current }
        set { ownLocale = newValue }
    }

    /// A text that is its own key.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key.
    ///   - table: The name of the string table; nil for `Localizable`.
    ///   - locale: The locale; nil for the user's.
    ///   - bundle: Where the table is.
    ///   - comment: For translators.
    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale? = nil,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        defaultValue = keyAndValue
        self.table = table
        let source = LocalizedStringSource(table: table, in: bundle.bundle)
        self.source = source == LocalizedStringSource() ? nil : source
        ownLocale = locale
    }

    /// A text with a key of another name.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text where there is no translation.
    ///   - table: The name of the string table; nil for `Localizable`.
    ///   - locale: The locale; nil for the user's.
    ///   - bundle: Where the table is.
    ///   - comment: For translators.
    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale? = nil,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        var value = defaultValue
        value.name = key.description
        self.init(value, table: table, locale: locale, bundle: bundle)
    }

    /// A text that is its own key, from a literal.
    public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

    /// A text that is its own key, from an interpolated literal.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
    }
}

extension LocalizedStringResource.BundleDescription {
    /// Nil for the app's.
    fileprivate var bundle: Bundle? {
        switch self {
        case .main: nil
        case .forClass(let type): Bundle(for: type)
        case .atURL(let url): Bundle(url: url)
        }
    }
}

/// A type whose values have a localized text.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The text itself.
    public var localizedStringResource: LocalizedStringResource { self }
}

extension String {
    /// The translation of a text, or else the text itself, with its values. Markdown in it stays as it is.
    ///
    /// Without a locale of its own, the language is that of the user whose window it is for, as with `String(localized:)` of a key.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        var environment = EnvironmentValues()
        environment.locale = resource.locale
        self = resource.defaultValue.plainText(in: environment, from: resource.source ?? LocalizedStringSource())
    }
}

extension Text {
    /// A localized text, with the inline Markdown of its translation.
    @_disfavoredOverload
    nonisolated public init(_ resource: LocalizedStringResource) {
        self.init(storage: resource.textStorage)
    }
}

extension LocalizedStringResource {
    /// A text has the locale of its environment, unless the resource has one.
    fileprivate nonisolated var textStorage: Text.Storage {
        ownLocale == nil ? .key(defaultValue, source) : .verbatim(String(localized: self))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a localized text, as `%@` in the key.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        segments.append(.text(Text(resource)))
    }
}
