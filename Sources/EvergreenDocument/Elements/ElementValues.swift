/// What a view says to the container around it, by the types of the keys.
package struct ElementValues: Equatable {
    private var values: [ObjectIdentifier: ElementValue] = [:]

    package init() {}

    package subscript(key: ObjectIdentifier) -> Any? {
        get { values[key]?.value }
        set { values[key] = newValue.map { ElementValue(value: $0) } }
    }
}

extension ElementValues {
    /// Adds values that hide those of the same keys.
    package mutating func add(inner: ElementValues) {
        values.merge(inner.values) { $1 }
    }

    package var isEmpty: Bool { values.isEmpty }

    /// Whether the values of the same keys are equal.
    ///
    /// - Parameter areEqual: Compares two values that can't be compared with `==`.
    package func isEqual(to other: ElementValues, where areEqual: (Any, Any) -> Bool) -> Bool {
        values.count == other.values.count
            && values.allSatisfy { key, value in
                guard let otherValue = other.values[key] else { return false }
                return value == otherValue || areEqual(value.value, otherValue.value)
            }
    }
}

/// A value of any type. Two that can't be compared are different.
private struct ElementValue: Equatable {
    let value: Any

    static func == (lhs: Self, rhs: Self) -> Bool {
        guard let value = lhs.value as? any Equatable else { return false }
        return isEqual(value, rhs.value)
    }

    private static func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool { lhs == rhs as? Value }
}
