/// What a view says to the container around it, by the types of the keys.
package struct ContainerValues: Equatable {
    private var values: [ObjectIdentifier: ContainerValue] = [:]

    package init() {}

    package subscript(key: ObjectIdentifier) -> Any? {
        get { values[key]?.value }
        set { values[key] = newValue.map { ContainerValue(value: $0) } }
    }
}

/// A value of any type. Two that can't be compared are different.
private struct ContainerValue: Equatable {
    let value: Any

    static func == (lhs: Self, rhs: Self) -> Bool {
        guard let value = lhs.value as? any Equatable else { return false }
        return isEqual(value, rhs.value)
    }

    private static func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool { lhs == rhs as? Value }
}
