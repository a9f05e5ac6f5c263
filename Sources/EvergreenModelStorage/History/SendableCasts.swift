// Casts that the compiler does not support. `Sendable` is a marker protocol without a runtime representation: `any Sendable` has the layout
// of `Any`, and a `Sendable` key path that of any other.

/// - Parameter value: A value that was just decoded, so that there are no other references into it.
func sendable(decoded value: Any) -> any Sendable {
    // Without `as Any`, the wrapped value would be cast.
    unsafeBitCast(value as Any, to: (any Sendable).self)
}

/// - Parameter keyPath: A literal of a property, which captures nothing.
func sendable<Model>(literal keyPath: PartialKeyPath<Model>) -> any PartialKeyPath<Model> & Sendable {
    unsafeBitCast(keyPath, to: (any PartialKeyPath<Model> & Sendable).self)
}
