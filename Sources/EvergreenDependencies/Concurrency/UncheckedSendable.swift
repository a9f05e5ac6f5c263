/// A value that the compiler treats as `Sendable`, without checking.
///
/// ```swift
/// @UncheckedSendable var formatter = LegacyFormatter()
/// ```
///
/// `@unchecked` holds if the value is used by one thread at a time, or is thread-safe itself: the caller is responsible for that.
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

    /// Wraps the initial value of a property.
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

    /// A mutable part of the value.
    public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Subject {
        get { value[keyPath: path] }
        set { value[keyPath: path] = newValue }
    }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}

extension UncheckedSendable: Decodable where Value: Decodable {
    /// Decodes the value itself.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: The error of decoding the value.
    public init(from decoder: any Decoder) throws {
        value = try Value(from: decoder)
    }
}

extension UncheckedSendable: Encodable where Value: Encodable {
    /// Encodes the value itself.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: The error of encoding the value.
    public func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
    }
}
