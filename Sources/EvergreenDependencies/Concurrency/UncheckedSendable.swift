/// A value that the compiler treats as `Sendable`, whether it is or not.
///
/// ```swift
/// @UncheckedSendable var formatter = LegacyFormatter()
/// ```
///
/// `@unchecked` holds if the value is used by one thread at a time, or guards itself: to see to that is up to the caller,
/// who says so by writing the name of this type.
@dynamicMemberLookup
@propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
    /// The value.
    public var value: Value

    /// Wraps a value.
    ///
    /// - Parameter value: The value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Wraps the value that a property begins with.
    ///
    /// - Parameter wrappedValue: The value.
    public init(wrappedValue: Value) {
        value = wrappedValue
    }

    /// The value.
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// The wrapper itself.
    public var projectedValue: Self {
        get { self }
        set { self = newValue }
    }

    /// A part of the value.
    public subscript<Subject>(dynamicMember path: KeyPath<Value, Subject>) -> Subject {
        value[keyPath: path]
    }

    /// A part of the value that can be changed.
    public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Subject {
        get { value[keyPath: path] }
        set { value[keyPath: path] = newValue }
    }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}

extension UncheckedSendable: Decodable where Value: Decodable {
    /// Reads the value itself.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: What the value throws.
    public init(from decoder: any Decoder) throws {
        value = try Value(from: decoder)
    }
}

extension UncheckedSendable: Encodable where Value: Encodable {
    /// Writes the value itself.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: What the value throws.
    public func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
    }
}
