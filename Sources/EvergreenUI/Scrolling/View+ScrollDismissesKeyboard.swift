/// The way in which scrolling dismisses the on-screen keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    let dismisses: Bool
    private let number: Int

    /// The browser's default: scrolling does not dismiss the keyboard.
    public static let automatic = ScrollDismissesKeyboardMode(dismisses: false, number: 0)
    /// Dismisses the keyboard as soon as the user scrolls by touch.
    public static let immediately = ScrollDismissesKeyboardMode(dismisses: true, number: 1)
    /// Dismisses the keyboard while the user scrolls by touch. On a page, this is equivalent to ``immediately``.
    public static let interactively = ScrollDismissesKeyboardMode(dismisses: true, number: 2)
    /// Scrolling does not dismiss the keyboard.
    public static let never = ScrollDismissesKeyboardMode(dismisses: false, number: 3)
}

extension View {
    /// Sets whether scrolling the scroll views, lists and forms in this view by touch dismisses the on-screen keyboard. The text field
    /// loses the focus.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}

private struct ScrollDismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// The way in which scrolling dismisses the on-screen keyboard.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardKey.self] }
        set { self[ScrollDismissesKeyboardKey.self] = newValue }
    }
}
