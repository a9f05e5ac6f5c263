/// Whether two values of one type have equal parts, by their mirrors: the same case and equal payloads of an enum, or equal stored
/// properties of a struct.
///
/// False for values without parts, and for those with a custom mirror.
@MainActor
func partsAreEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    if lhs is any CustomReflectable { return false }
    let (left, right) = (Mirror(reflecting: lhs).children, Mirror(reflecting: rhs).children)
    guard !left.isEmpty, left.count == right.count else { return false }
    return zip(left, right).allSatisfy { left, right in
        left.label == right.label && valuesAreEqual(left.value, right.value)
    }
}

/// Whether two parts have the same type and are equal.
@MainActor
func valuesAreEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    guard type(of: lhs) == type(of: rhs) else { return false }
    func compare<Value>(_ lhs: Value) -> Bool {
        guard let rhs = rhs as? Value else { return false }
        return InputComparison.areEqual(lhs, rhs)
    }
    return _openExistential(lhs, do: compare)
}
