/// The extent to which a ``TestStore`` requires assertions.
public enum Exhaustivity: Equatable, Sendable {
    /// Everything: each changed field, each action that an effect sends, and the end of each effect.
    case on
    /// Only explicit assertions are checked.
    ///
    /// - Parameter showSkippedAssertions: Whether to show missing assertions as known issues.
    case off(showSkippedAssertions: Bool)

    /// Only explicit assertions are checked. Missing ones are not shown.
    public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
