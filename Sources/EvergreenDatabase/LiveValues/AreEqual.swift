/// A value with versions that can be compared at no cost.
protocol Versioned {
    func isIdentical(to other: Self) -> Bool
}

/// Whether both are equal. False if their type is not `Equatable`.
func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    func isEqual<E: Equatable>(_ lhs: E) -> Bool { lhs == (rhs as? E) }
    guard let lhs = lhs as? any Equatable else { return false }
    return isEqual(lhs)
}

/// Whether both are equal or, if their type is `Versioned`, the same version.
func areSameVersion<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    func isIdentical<V: Versioned>(_ lhs: V) -> Bool { (rhs as? V).map(lhs.isIdentical(to:)) ?? false }
    // A new version is only created if something has changed.
    if let lhs = lhs as? any Versioned { return isIdentical(lhs) }
    return areEqual(lhs, rhs)
}
