/// The container values of a view, by the types of their keys.
package struct ElementValues: Equatable {
    private var values: [ObjectIdentifier: ElementValue] = [:]

    package init() {}

    package subscript(key: ObjectIdentifier) -> Any? {
        get { values[key]?.value }
        set { values[key] = newValue.map { ElementValue(value: $0) } }
    }
}

extension ElementValues {
    /// Adds values, which replace those with the same keys.
    package mutating func add(inner: ElementValues) {
        values.merge(inner.values) { $1 }
    }

    package var isEmpty: Bool { values.isEmpty }

    /// Whether the values of equal keys are equal.
    ///
    /// - Parameter areEqual: Compares two values that are not `Equatable`.
    package func isEqual(to other: ElementValues, where areEqual: (Any, Any) -> Bool) -> Bool {
        values.count == other.values.count
            && values.allSatisfy { key, value in
                guard let otherValue = other.values[key] else { return false }
                return value == otherValue || areEqual(value.value, otherValue.value)
            }
    }
}

/// A value of any type. Values that can't be compared are unequal.
private struct ElementValue: Equatable {
    let value: Any

    static func == (lhs: Self, rhs: Self) -> Bool {
        guard let value = lhs.value as? any Equatable else { return false }
        return isEqual(value, rhs.value)
    }

    private static func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool { lhs == rhs as? Value }
}
