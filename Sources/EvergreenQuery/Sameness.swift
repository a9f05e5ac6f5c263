/// Whether nothing changes if the second value takes the place of the first.
///
/// Values are compared with `==` where they have it, and by identity where they are objects. All others are the same if
/// they are bit by bit: copies of one another.
func isSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    if let lhs = lhs as? any Equatable { return isEqual(lhs, rhs) }
    return withUnsafeBytes(of: lhs) { lhs in
        withUnsafeBytes(of: rhs) { rhs in lhs.elementsEqual(rhs) }
    }
}

private func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool {
    lhs == rhs as? Value
}
