/// The selectability of texts: ``EnabledTextSelectability`` or ``DisabledTextSelectability``.
public protocol TextSelectability {
    /// Whether users can select text.
    static var allowsSelection: Bool { get }
}

/// Enables text selection.
public struct EnabledTextSelectability: TextSelectability {
    /// Text selection is enabled.
    public static let allowsSelection = true
}

/// Disables text selection.
public struct DisabledTextSelectability: TextSelectability {
    /// Text selection is disabled.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Enables text selection.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Disables text selection.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Sets whether users can select texts in this view. Unlike in SwiftUI, selection is enabled by default, as is usual on the web.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        modifier(StyleModifier(value: .textSelection(S.allowsSelection)))
    }
}
