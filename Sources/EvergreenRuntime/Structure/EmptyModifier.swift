/// A modifier without effect, for one of two branches or a type that requires a modifier.
public struct EmptyModifier: ViewModifier, Sendable {
    /// The empty modifier.
    public static let identity = EmptyModifier()

    public init() {}

    /// Returns the unmodified view.
    public func body(content: Content) -> some View { content }
}
