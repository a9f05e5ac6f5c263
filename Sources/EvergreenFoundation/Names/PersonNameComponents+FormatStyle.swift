import Foundation

extension PersonNameComponents {
    /// Formats names of people.
    ///
    /// The order of the parts is that of the script of the name: a Chinese, Japanese, Korean or Hungarian name begins with the family name. A
    /// name in Latin letters has the order of the locale.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is shown.
        public enum Style: String, Codable, Hashable, Sendable {
            /// The nickname, or the given name.
            case short
            /// The given name and the family name.
            case medium
            /// All parts.
            case long
            /// The initials.
            case abbreviated
        }

        /// How much of a name is shown.
        public var style: Style
        /// The locale, which determines the order of the parts of a name in Latin letters.
        public var locale: Locale

        /// Creates a format.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// Returns a name as text.
        public func format(_ value: PersonNameComponents) -> String {
            let name = NameParts(value, locale.ofUser)
            return switch style {
            case .short: name.short
            case .medium: name.medium
            case .long: name.long
            case .abbreviated: name.initials
            }
        }

        /// Returns the format for another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// Returns the given name and the family name, in the order of the name's script or the current locale.
    public func formatted() -> String { formatted(FormatStyle()) }

    /// Returns the name as another type, such as a text.
    public func formatted<Style: Foundation.FormatStyle>(
        _ style: Style
    ) -> Style.FormatOutput where Style.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A format of names of people.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
