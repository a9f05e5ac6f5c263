import Foundation

/// The encoding of a type's values in user defaults, identical to that of `@AppStorage`.
struct AppStorageCoding<Value: Sendable>: Sendable {
    /// Nil for a value of another type.
    let decode: @Sendable (Any) throws -> Value?
    /// Returns a property list value; nil to remove the value.
    let encode: @Sendable (Value) throws -> Any?
}

extension AppStorageCoding {
    /// For property list values.
    static var plain: Self { Self(decode: { $0 as? Value }, encode: { $0 }) }

    static func optional<Wrapped: Sendable>(_ coding: AppStorageCoding<Wrapped>) -> Self where Value == Wrapped? {
        Self(decode: { try coding.decode($0).map { $0 } }, encode: { try $0.flatMap { try coding.encode($0) } })
    }
}

extension AppStorageCoding<Bool> {
    static var bool: Self { Self(decode: { ($0 as? NSNumber)?.boolValue }, encode: { $0 }) }
}

extension AppStorageCoding<Int> {
    static var int: Self { Self(decode: { ($0 as? NSNumber)?.intValue }, encode: { $0 }) }
}

extension AppStorageCoding<Double> {
    static var double: Self { Self(decode: { ($0 as? NSNumber)?.doubleValue }, encode: { $0 }) }
}

extension AppStorageCoding<URL> {
    /// As text, which other programs can read.
    static var url: Self {
        Self(decode: { ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0.absoluteString })
    }
}

extension AppStorageCoding where Value: RawRepresentable, Value.RawValue: Sendable {
    static func raw(_ coding: AppStorageCoding<Value.RawValue>) -> Self {
        Self(
            decode: { try coding.decode($0).flatMap { Value(rawValue: $0) } },
            encode: { try coding.encode($0.rawValue) }
        )
    }
}

extension AppStorageCoding where Value: Codable {
    /// As JSON data. Throws for a value that can't be decoded.
    static var json: Self {
        Self(
            decode: { try ($0 as? Data).map { try JSONDecoder().decode(Value.self, from: $0) } },
            encode: { try JSONEncoder().encode($0) }
        )
    }
}
