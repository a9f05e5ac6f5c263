import EvergreenConcurrency
import Foundation

/// The default values of the properties of a record, by coding key.
///
/// Decoding replaces the whole property wrapper, including the default value of its declaration. So that value is taken from the record's
/// `default`, which is encoded once per process for this purpose.
final class DeclaredDefaults: Sendable {
    private let collected = Locked<[String: any Sendable]>([:])

    /// Records the default value of a property, if the encoder collects them.
    static func collect(_ value: some Sendable, with encoder: any Encoder) {
        guard let userInfoKey, let defaults = encoder.userInfo[userInfoKey] as? DeclaredDefaults,
            let key = encoder.codingPath.last
        else { return }
        defaults.collected.withLock { $0[key.stringValue] = value }
    }

    /// The default value of the property at the end of a coding path.
    static func value<Record: SingleRowRecord, Value>(
        of record: Record.Type,
        at codingPath: [any CodingKey]
    ) throws -> Value {
        if let key = codingPath.last, let value = try values(of: record)[key.stringValue] as? Value {
            return value
        }
        throw DecodingError.dataCorrupted(
            DecodingError.Context(
                codingPath: codingPath,
                debugDescription: """
                    The default value of this property of \(record) is unknown. A record that decodes properties with \
                    @Default is Codable, and encodes them under the same keys.
                    """
            )
        )
    }

    /// By record type.
    private static let known = Locked<[ObjectIdentifier: [String: any Sendable]]>([:])
    private static let userInfoKey = CodingUserInfoKey(rawValue: "EvergreenDatabase.DeclaredDefaults")

    private static func values<Record: SingleRowRecord>(of record: Record.Type) throws -> [String: any Sendable] {
        let id = ObjectIdentifier(record)
        if let values = known.withLock({ $0[id] }) { return values }
        let defaults = DeclaredDefaults()
        if let userInfoKey, let encodable = record.default as? any Encodable {
            let encoder = JSONEncoder()
            encoder.userInfo[userInfoKey] = defaults
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "inf",
                negativeInfinity: "-inf",
                nan: "nan"
            )
            _ = try encoder.encode(encodable)
        }
        let values = defaults.collected.withLock { $0 }
        known.withLock { $0[id] = values }
        return values
    }
}
