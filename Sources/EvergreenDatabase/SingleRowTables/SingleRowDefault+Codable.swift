extension SingleRowDefault: Encodable {
    /// Encodes the stored value, or null.
    public func encode(to encoder: any Encoder) throws {
        DeclaredDefaults.collect(defaultValue, with: encoder)
        var container = encoder.singleValueContainer()
        if let storedValue {
            try container.encode(storedValue)
        } else {
            try container.encodeNil()
        }
    }
}

extension SingleRowDefault: Decodable {
    /// Decodes the stored value of a property of the record.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self.init(
            storedValue: container.decodeNil() ? nil : try container.decode(Value.self),
            defaultValue: try DeclaredDefaults.value(of: Record.self, at: decoder.codingPath)
        )
    }
}

extension KeyedDecodingContainer {
    /// Decodes a property with a default value like an optional value: the key may be missing.
    public func decode<Record, Value>(
        _ type: SingleRowDefault<Record, Value>.Type,
        forKey key: Key
    ) throws -> SingleRowDefault<Record, Value> {
        SingleRowDefault(
            storedValue: try decodeIfPresent(Value.self, forKey: key),
            defaultValue: try DeclaredDefaults.value(of: Record.self, at: codingPath + [key])
        )
    }
}
