/// Whether buttons act again while they are held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    let repeats: Bool

    /// As the platform decides: once.
    public static let automatic = ButtonRepeatBehavior(repeats: false)
    /// Again and again while the button is held down.
    public static let enabled = ButtonRepeatBehavior(repeats: true)
    /// Once, when the button is let go of.
    public static let disabled = ButtonRepeatBehavior(repeats: false)
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether buttons act again while they are held down.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the buttons in this view act again while they are held down, by a pointer or a finger.
    ///
    /// The page begins after 400 ms, and taps the button ten times a second then, each a message to the server. The Return key of most
    /// keyboards repeats by itself, whatever is set.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
