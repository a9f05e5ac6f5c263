/// An optional of any type.
protocol AnyOptional {
    static var wrappedType: any Any.Type { get }
    var wrappedValue: Any? { get }
}

extension Optional: AnyOptional {
    static var wrappedType: any Any.Type { Wrapped.self }
    var wrappedValue: Any? { self }
}

/// What a value of any type is without an optional around it; nil for nil.
func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any AnyOptional else { return value }
    return optional.wrappedValue.flatMap(unwrapped)
}
