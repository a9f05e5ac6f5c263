public import Foundation

/// A localizable string, resolved in the user's language when it is displayed. Models can provide it.
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
    /// The location of the string table.
    public enum BundleDescription: Sendable {
        /// The app's main bundle.
        case main
        /// The bundle that contains a class.
        case forClass(AnyClass)
        /// The bundle at a file URL.
        case atURL(URL)
    }

    /// The text in the development language, with its values.
    public let defaultValue: String.LocalizationValue
    /// The name of the string table; nil for `Localizable`.
    public let table: String?
    let source: LocalizedStringSource?
    private var ownLocale: Locale?

    /// The key in the table.
    public var key: String { defaultValue.tableKey }

    /// The locale of the table, numbers and dates; the user's locale unless it is set.
    public var locale: Locale {
        get { ownLocale ?? UserLocale.current ?? .current }
        set { ownLocale = newValue }
    }

    /// Creates a resource whose text is its key.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key.
    ///   - table: The name of the string table; nil for `Localizable`.
    ///   - locale: The locale; nil for the user's.
    ///   - bundle: The location of the table.
    ///   - comment: A note for translators. It has no effect.
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

    /// Creates a resource with an explicit key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text without a translation.
    ///   - table: The name of the string table; nil for `Localizable`.
    ///   - locale: The locale; nil for the user's.
    ///   - bundle: The location of the table.
    ///   - comment: A note for translators. It has no effect.
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

    /// Creates a resource from a literal, which is its key.
    public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

    /// Creates a resource from an interpolated literal, which is its key.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
    }
}

extension LocalizedStringResource.BundleDescription {
    /// Nil for the app's bundle.
    fileprivate var bundle: Bundle? {
        switch self {
        case .main: nil
        case .forClass(let type): Bundle(for: type)
        case .atURL(let url): Bundle(url: url)
        }
    }
}

/// A type whose values have a localized description.
public protocol CustomLocalizedStringResourceConvertible {
    /// The localized description of the value.
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
}

extension String {
    /// Creates a string with the translation of a resource, or its default value without one. Markdown is not parsed.
    ///
    /// If the resource has no locale, the current user's language is used, as for `String(localized:)` with a key.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        var environment = EnvironmentValues()
        environment.locale = resource.locale
        self = resource.defaultValue.plainText(in: environment, from: resource.source ?? LocalizedStringSource())
    }
}

extension Text {
    /// Creates a localized text, with the inline Markdown of its translation.
    @_disfavoredOverload
    nonisolated public init(_ resource: LocalizedStringResource) {
        self.init(storage: resource.textStorage)
    }
}

extension LocalizedStringResource {
    /// A key, which uses the environment's locale, or a resolved string if the resource has its own locale.
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
