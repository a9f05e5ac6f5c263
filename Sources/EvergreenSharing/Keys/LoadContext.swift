/// The reason for loading a value.
public enum LoadContext<Value> {
    /// A shared value is initialized, with this value if none was saved.
    case initialValue(Value)
    /// ``Shared/load()`` was called, and waits for the result.
    case userInitiated

    /// The initial value; nil unless a shared value is initialized.
    public var initialValue: Value? {
        if case .initialValue(let value) = self { value } else { nil }
    }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}
