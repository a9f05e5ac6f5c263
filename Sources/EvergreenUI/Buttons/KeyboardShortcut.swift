/// A key that presses a button.
public struct KeyboardShortcut: Hashable, Sendable {
    let note: ElementNote

    /// The Return key, for the primary action.
    public static let defaultAction = KeyboardShortcut(note: .defaultAction)
    /// The Escape key, for cancelling.
    public static let cancelAction = KeyboardShortcut(note: .cancelAction)
}

extension View {
    /// Assigns a key to the button in this view.
    ///
    /// The key works wherever the focus is. While a dialog is open, only buttons of the frontmost dialog respond.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }
}

private struct KeyboardShortcutModifier: ElementModifier {
    let shortcut: KeyboardShortcut

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.attributes.notes.append(shortcut.note)
    }
}
