/// A type-erased optional.
protocol AnyOptional {
    static var wrappedType: any Any.Type { get }
    var wrappedValue: Any? { get }
}

extension Optional: AnyOptional {
    static var wrappedType: any Any.Type { Wrapped.self }
    var wrappedValue: Any? { self }
}

/// A value of any type without an enclosing optional; nil for nil.
func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any AnyOptional else { return value }
    return optional.wrappedValue.flatMap(unwrapped)
}
