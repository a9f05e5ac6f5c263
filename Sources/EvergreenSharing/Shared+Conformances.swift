public import CustomDump

/// Shared values are equal if their values are.
extension Shared: Equatable where Value: Equatable {
    /// Compares the values. In the closure of a test store, compares the expected value of the left operand with the actual one of the
    /// right operand.
    public static func == (lhs: Shared, rhs: Shared) -> Bool {
        lhs.reference.read(.expected) == rhs.reference.read(.actual)
    }
}

extension Shared: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(wrappedValue)
    }
}

extension Shared: Identifiable where Value: Identifiable {
    /// The id of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Shared: Encodable where Value: Encodable {
    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        try wrappedValue.encode(to: encoder)
    }
}

extension Shared: CustomStringConvertible {
    /// The type and the key, as text.
    public var description: String { "Shared<\(Value.self)>(\(reference))" }
}

extension Shared: CustomDumpRepresentable {
    /// The value.
    public var customDumpValue: Any { wrappedValue }
}

extension Shared: _CustomDiffObject {
    /// The expected and the actual value of a test.
    public var _customDiffValues: (Any, Any) { (reference.read(.expected), reference.read(.actual)) }

    /// The identity of the stored value.
    public var _objectIdentifier: ObjectIdentifier { ObjectIdentifier(reference.root) }
}

/// Shared values are equal if their values are.
extension SharedReader: Equatable where Value: Equatable {
    /// Compares the values. In the closure of a test store, compares the expected value of the left operand with the actual one of the
    /// right operand.
    public static func == (lhs: SharedReader, rhs: SharedReader) -> Bool {
        lhs.reference.read(.expected) == rhs.reference.read(.actual)
    }
}

extension SharedReader: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(wrappedValue)
    }
}

extension SharedReader: Identifiable where Value: Identifiable {
    /// The id of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: Encodable where Value: Encodable {
    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        try wrappedValue.encode(to: encoder)
    }
}

extension SharedReader: CustomStringConvertible {
    /// The type and the key, as text.
    public var description: String { "SharedReader<\(Value.self)>(\(reference))" }
}

extension SharedReader: CustomDumpRepresentable {
    /// The value.
    public var customDumpValue: Any { wrappedValue }
}

extension SharedReader: _CustomDiffObject {
    /// The expected and the actual value of a test.
    public var _customDiffValues: (Any, Any) { (reference.read(.expected), reference.read(.actual)) }

    /// The identity of the stored value.
    public var _objectIdentifier: ObjectIdentifier { ObjectIdentifier(reference.root) }
}
