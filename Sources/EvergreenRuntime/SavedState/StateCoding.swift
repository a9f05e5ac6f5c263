import Foundation

/// A value that encodes itself for saved state without conforming to `Codable`.
package protocol SavableValue {
    /// Nil if the value can't be saved.
    var savedData: Data? { get }
    /// Nil if the data is malformed.
    init?(savedData: Data)
}

/// Encodes state values: of `Codable` types, enumerations with raw values or `CaseIterable` conformance, and optionals of these. Objects
/// are not encoded, because a copy would not be the same object.
enum StateCoding {
    /// Returns nil if the value, or its type, can't be encoded.
    static func encode<Value>(_ value: Value) -> Data? {
        if let value = value as? any SavableValue { return value.savedData }
        if Value.self is AnyClass { return nil }
        if let type = Value.self as? any Codable.Type { return encode(value, as: type) }
        if let type = Value.self as? any RawRepresentable.Type { return encodeRaw(value, as: type) }
        if let type = Value.self as? any CaseIterable.Type { return encodeCase(value, of: type) }
        if let type = Value.self as? any OptionalState.Type { return type.encodeWrapped(of: value) }
        return nil
    }

    /// Returns nil if the data does not encode a value of this type.
    static func decode<Value>(_ type: Value.Type, from data: Data) -> Value? {
        if let type = type as? any SavableValue.Type { return type.init(savedData: data) as? Value }
        if type is AnyClass { return nil }
        if let type = type as? any Codable.Type { return decode(type, as: Value.self, from: data) }
        if let type = type as? any RawRepresentable.Type { return decodeRaw(type, from: data) as? Value }
        if let type = type as? any CaseIterable.Type { return decodeCase(of: type, from: data) as? Value }
        if let type = type as? any OptionalState.Type { return type.decodeWrapped(from: data, as: Value.self) }
        return nil
    }

    /// Whether a value is an object, or an optional that contains one.
    static func isObject<Value>(_ value: Value) -> Bool {
        if Value.self is AnyClass { return true }
        return (value as? any OptionalState)?.isObject ?? false
    }

    // MARK: Codable

    private static func encode<Value, Known: Codable>(_ value: Value, as type: Known.Type) -> Data? {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        // The types are equal: no cast that unwraps optionals. In an array, because JSON can't encode a top-level nil.
        guard let values = [value] as? [Known] else { return nil }
        return try? encoder.encode(values)
    }

    private static func decode<Value, Known: Codable>(
        _ type: Known.Type,
        as result: Value.Type,
        from data: Data
    ) -> Value? {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        guard let values = try? decoder.decode([Known].self, from: data), values.count == 1 else { return nil }
        return (values as? [Value])?.first
    }

    // MARK: Enumerations

    private static func encodeRaw<Value, Known: RawRepresentable>(_ value: Value, as type: Known.Type) -> Data? {
        (value as? Known).flatMap { encode($0.rawValue) }
    }

    private static func decodeRaw<Known: RawRepresentable>(_ type: Known.Type, from data: Data) -> Known? {
        decode(Known.RawValue.self, from: data).flatMap { Known(rawValue: $0) }
    }

    private static func encodeCase<Value, Known: CaseIterable>(_ value: Value, of type: Known.Type) -> Data? {
        isPlain(type) ? Data("\(value)".utf8) : nil
    }

    private static func decodeCase<Known: CaseIterable>(of type: Known.Type, from data: Data) -> Known? {
        guard isPlain(type) else { return nil }
        let name = String(decoding: data, as: UTF8.self)
        return Known.allCases.first { "\($0)" == name }
    }

    /// Whether the cases have no associated values.
    private static func isPlain<Known: CaseIterable>(_ type: Known.Type) -> Bool {
        guard let first = Known.allCases.first else { return false }
        let mirror = Mirror(reflecting: first)
        return mirror.displayStyle == .enum && mirror.children.isEmpty
    }
}

/// Any optional, regardless of its wrapped type.
private protocol OptionalState {
    /// Whether it contains an object.
    var isObject: Bool { get }
    static func encodeWrapped(of value: Any) -> Data?
    static func decodeWrapped<Value>(from data: Data, as type: Value.Type) -> Value?
}

extension Optional: OptionalState {
    fileprivate var isObject: Bool { map { StateCoding.isObject($0) } ?? false }

    /// Nil encodes as empty data, any other value as a byte and its own data.
    fileprivate static func encodeWrapped(of value: Any) -> Data? {
        guard let optional = value as? Wrapped? else { return nil }
        guard let wrapped = optional else { return Data() }
        return StateCoding.encode(wrapped).map { Data([1]) + $0 }
    }

    fileprivate static func decodeWrapped<Value>(from data: Data, as type: Value.Type) -> Value? {
        guard !data.isEmpty else { return Self.none as? Value }
        return StateCoding.decode(Wrapped.self, from: Data(data.dropFirst())).map { Optional.some($0) } as? Value
    }
}
