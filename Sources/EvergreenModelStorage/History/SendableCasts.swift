// Casts that the compiler does not make, as `Sendable` leaves nothing behind at run time: `any Sendable` lies in memory as
// `Any` does, and a key path that is known to be `Sendable` as any other one.

/// - Parameter value: A value that was decoded just now, so that no one else has a reference into it.
func sendable(decoded value: Any) -> any Sendable {
    // Without `as Any`, it would be the value inside that is cast.
    unsafeBitCast(value as Any, to: (any Sendable).self)
}

/// - Parameter keyPath: A literal of a property, which captures nothing.
func sendable<Model>(literal keyPath: PartialKeyPath<Model>) -> any PartialKeyPath<Model> & Sendable {
    unsafeBitCast(keyPath, to: (any PartialKeyPath<Model> & Sendable).self)
}
