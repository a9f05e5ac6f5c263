/// A key that presses a button.
public struct KeyboardShortcut: Hashable, Sendable {
    let note: ElementNote

    /// The return key, for what most people want.
    public static let defaultAction = KeyboardShortcut(note: .defaultAction)
    /// The escape key, for leaving everything as it is.
    public static let cancelAction = KeyboardShortcut(note: .cancelAction)
}

extension View {
    /// Gives the button in this view a key that presses it, wherever the focus is: in the dialog in front, or else on
    /// the page.
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
