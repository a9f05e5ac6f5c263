/// How much of what happens in a feature a ``TestStore`` wants asserted.
public enum Exhaustivity: Equatable, Sendable {
    /// All of it: each changed field, each action that an effect sends, and the end of each effect.
    case on
    /// Only what a test asserts.
    ///
    /// - Parameter showSkippedAssertions: Whether what was not asserted is shown, as known issues.
    case off(showSkippedAssertions: Bool)

    /// Only what a test asserts. What was not is not shown.
    public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
