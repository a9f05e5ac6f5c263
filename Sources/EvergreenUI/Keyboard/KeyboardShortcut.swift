import EvergreenDocument

/// A key combination that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public let key: KeyEquivalent
    /// The modifier keys.
    public let modifiers: EventModifiers

    /// Creates a shortcut from a key and modifiers. Only Shift, Control, Option and Command are used.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers.intersection([.shift, .control, .option, .command])
    }

    /// The Return key, for the primary action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The Escape key, for canceling.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    package var stroke: KeyStroke { KeyStroke(key: key.name, modifiers: modifiers.keyModifiers) }
}

extension View {
    /// Assigns a shortcut to the control in this view: a button, a link or a toggle. The shortcut triggers it regardless of focus.
    ///
    /// While a dialog is open, only controls of the frontmost dialog respond. If several have the same shortcut, the first enabled one
    /// wins. While the user types in a text field, shortcuts without Control, Option or Command are disabled, except for Return and Escape,
    /// as are those that edit text, such as Command-C. Browsers reserve some shortcuts, among them Command-N, Command-T and Command-W.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Assigns a shortcut to the control in this view. See ``keyboardShortcut(_:modifiers:)``.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        keyboardShortcut(Optional(shortcut))
    }

    /// Assigns a shortcut to the control in this view. Nil removes a shortcut assigned by an ancestor. See
    /// ``keyboardShortcut(_:modifiers:)``.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: shortcut)).environment(\.assignedShortcut, shortcut)
    }
}

private struct AssignedShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The shortcut of the enclosing control, for styles that show it, or nil for none. See `keyboardShortcut(_:modifiers:)`.
    public var keyboardShortcut: KeyboardShortcut? { assignedShortcut }

    fileprivate var assignedShortcut: KeyboardShortcut? {
        get { self[AssignedShortcutKey.self] }
        set { self[AssignedShortcutKey.self] = newValue }
    }
}

private struct KeyboardShortcutModifier: ElementModifier {
    let shortcut: KeyboardShortcut?

    /// The innermost shortcut wins.
    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.attributes.notes.removeAll { if case .keyboardShortcut = $0 { true } else { false } }
        if let shortcut { modifiers.attributes.notes.append(.keyboardShortcut(shortcut.stroke)) }
    }
}
