/// Whether people can select the texts in a view: ``EnabledTextSelectability`` or ``DisabledTextSelectability``.
public protocol TextSelectability {
    /// Whether people can select texts.
    static var allowsSelection: Bool { get }
}

/// People can select texts.
public struct EnabledTextSelectability: TextSelectability {
    /// True.
    public static let allowsSelection = true
}

/// People can't select texts.
public struct DisabledTextSelectability: TextSelectability {
    /// False.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// People can select texts.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// People can't select texts.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Sets whether people can select the texts in the view. They can where nothing is said, as everywhere on the web.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        modifier(StyleModifier(value: .textSelection(S.allowsSelection)))
    }
}
