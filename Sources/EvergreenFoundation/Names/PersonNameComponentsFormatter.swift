import Foundation

/// A formatter of names of people. See also ``Foundation/PersonNameComponents/FormatStyle``.
open class PersonNameComponentsFormatter: Formatter {
    /// How much of a name is shown.
    public enum Style: Int, Sendable {
        /// The given name and the family name.
        case `default`
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
    open var style = Style.default
    /// The locale, which determines the order of the parts of a name in Latin letters.
    open var locale = Locale.autoupdatingCurrent

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter. The coder is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a name as text.
    open func string(from components: PersonNameComponents) -> String {
        PersonNameComponents.FormatStyle(style: style.formatStyle, locale: locale).format(components)
    }

    /// Returns a name as text in the current locale.
    open class func localizedString(from components: PersonNameComponents, style nameFormatStyle: Style) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        return formatter.string(from: components)
    }

    /// Returns a name as text; nil for other objects.
    open override func string(for object: Any?) -> String? { (object as? PersonNameComponents).map(string(from:)) }
}

extension PersonNameComponentsFormatter.Style {
    fileprivate var formatStyle: PersonNameComponents.FormatStyle.Style {
        switch self {
        case .default, .medium: .medium
        case .short: .short
        case .long: .long
        case .abbreviated: .abbreviated
        }
    }
}
