/// What a value is loaded for.
public enum LoadContext<Value> {
    /// A shared value begins, with this value if none was saved.
    case initialValue(Value)
    /// Someone called ``Shared/load()``, and waits for it.
    case userInitiated

    /// The value to begin with; nil unless a shared value begins.
    public var initialValue: Value? {
        if case .initialValue(let value) = self { value } else { nil }
    }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}
