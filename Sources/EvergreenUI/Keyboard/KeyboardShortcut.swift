import EvergreenDocument

/// A key with modifiers that presses a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public let key: KeyEquivalent
    /// The keys that are held down with it.
    public let modifiers: EventModifiers

    /// Creates a shortcut of a key with modifiers. Only Shift, Control, Option and Command count.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers.intersection([.shift, .control, .option, .command])
    }

    /// The Return key, for the primary action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The Escape key, for cancelling.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    package var stroke: KeyStroke { KeyStroke(key: key.name, modifiers: modifiers.keyModifiers) }
}

extension View {
    /// Assigns a shortcut to the control in this view: a button, a link or a toggle. The shortcut presses it wherever
    /// the focus is.
    ///
    /// While a dialog is open, only controls of the frontmost dialog respond; of several with one shortcut, the first
    /// one that is enabled. A shortcut without Control, Option or Command does nothing while the user types in a field,
    /// except for Return and Escape, and neither do those that edit text, such as Command-C. Browsers keep some
    /// shortcuts for themselves: Command-N, -T and -W among them.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Assigns a shortcut to the control in this view. See ``keyboardShortcut(_:modifiers:)``.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        keyboardShortcut(Optional(shortcut))
    }

    /// Assigns a shortcut to the control in this view, or takes away one that a view around has assigned if it is nil.
    /// See ``keyboardShortcut(_:modifiers:)``.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: shortcut)).environment(\.assignedShortcut, shortcut)
    }
}

private struct AssignedShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The shortcut of the control that a view belongs to, for a style that shows it; nil for none. See
    /// `keyboardShortcut(_:modifiers:)`.
    public var keyboardShortcut: KeyboardShortcut? { assignedShortcut }

    fileprivate var assignedShortcut: KeyboardShortcut? {
        get { self[AssignedShortcutKey.self] }
        set { self[AssignedShortcutKey.self] = newValue }
    }
}

private struct KeyboardShortcutModifier: ElementModifier {
    let shortcut: KeyboardShortcut?

    /// The shortcut that is nearest to the control counts.
    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.attributes.notes.removeAll { if case .keyboardShortcut = $0 { true } else { false } }
        if let shortcut { modifiers.attributes.notes.append(.keyboardShortcut(shortcut.stroke)) }
    }
}
