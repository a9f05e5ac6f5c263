/// Whether a scroll hides the keyboard of a device.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    let dismisses: Bool
    private let number: Int

    /// As the browser does it: not.
    public static let automatic = ScrollDismissesKeyboardMode(dismisses: false, number: 0)
    /// As soon as the user scrolls with a finger.
    public static let immediately = ScrollDismissesKeyboardMode(dismisses: true, number: 1)
    /// As the user scrolls with a finger. On a page, at once.
    public static let interactively = ScrollDismissesKeyboardMode(dismisses: true, number: 2)
    /// Not.
    public static let never = ScrollDismissesKeyboardMode(dismisses: false, number: 3)
}

extension View {
    /// Sets whether a scroll of the scroll views, lists and forms in this view, with a finger, hides the keyboard of the device. The
    /// text field loses the focus.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}

private struct ScrollDismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// Whether a scroll hides the keyboard of the device.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardKey.self] }
        set { self[ScrollDismissesKeyboardKey.self] = newValue }
    }
}
