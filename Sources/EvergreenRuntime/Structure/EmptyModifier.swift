/// A modifier that changes nothing: for one of two branches, or for types that need some modifier.
public struct EmptyModifier: ViewModifier, Sendable {
    /// A modifier that changes nothing.
    public static let identity = EmptyModifier()

    public init() {}

    /// The view as it is.
    public func body(content: Content) -> some View { content }
}
