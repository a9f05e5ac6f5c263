/// A field of state that a view's controls can write to, in features without ``ObservableState()``.
///
/// ```swift
/// struct State: Equatable {
///     @BindingState var text = ""
/// }
/// ```
///
/// In observable state every field is writable, without this wrapper.
@dynamicMemberLookup
@propertyWrapper
public struct BindingState<Value> {
    /// The value.
    public var wrappedValue: Value

    /// Wraps a value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// The wrapper itself: ``BindingAction`` uses key paths to it (`\.$text`).
    public var projectedValue: Self {
        get { self }
        set { self = newValue }
    }

    /// A field of the value that controls can write to.
    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> BindingState<Member> {
        get { BindingState<Member>(wrappedValue: wrappedValue[keyPath: keyPath]) }
        set { wrappedValue[keyPath: keyPath] = newValue.wrappedValue }
    }
}

extension BindingState: Equatable where Value: Equatable {}
extension BindingState: Hashable where Value: Hashable {}
extension BindingState: Sendable where Value: Sendable {}

extension BindingState: Decodable where Value: Decodable {
    public init(from decoder: any Decoder) throws {
        try self.init(wrappedValue: Value(from: decoder))
    }
}

extension BindingState: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws {
        try wrappedValue.encode(to: encoder)
    }
}

extension BindingState: CustomReflectable {
    public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}
