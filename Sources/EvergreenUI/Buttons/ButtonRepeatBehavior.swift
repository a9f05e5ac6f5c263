/// Whether buttons repeat their action while held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    let repeats: Bool

    /// The platform's default: no repetition.
    public static let automatic = ButtonRepeatBehavior(repeats: false)
    /// The action repeats while the button is held down.
    public static let enabled = ButtonRepeatBehavior(repeats: true)
    /// The action runs once, when the button is released.
    public static let disabled = ButtonRepeatBehavior(repeats: false)
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether buttons repeat their action while held down.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether buttons in this view repeat their action while a pointer or finger holds them down.
    ///
    /// After 400 ms, the page taps the button ten times per second, with a message to the server each. The Return key of most keyboards
    /// repeats regardless of this setting.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
