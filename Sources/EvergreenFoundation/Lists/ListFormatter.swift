import Foundation

/// A formatter of lists, such as "Ada, Grace and Mary". See also Foundation's `ListFormatStyle`.
open class ListFormatter: Formatter {
    /// The locale of the text.
    open var locale = Locale.autoupdatingCurrent
    /// Formats each item. Nil if strings are used as they are, and other items by their descriptions.
    open var itemFormatter: Formatter?

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter. The coder is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Joins strings for the current locale.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and).locale(Locale.autoupdatingCurrent.ofUser))
    }

    /// Returns the list as text; nil if the item formatter can't format one of its items.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and).locale(locale.ofUser))
    }

    /// Returns an array as text; nil for other objects.
    open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap(string(from:)) }
}
