import Foundation

/// The default values of the properties of a record, by coding key.
///
/// What is decoded replaces the whole property, and with it the default value that its declaration has given it. So that
/// value is taken from the record's `default`, which is encoded once per process for this purpose.
///
/// `@unchecked Sendable`: only the one call that makes it, and encodes, touches it.
final class DeclaredDefaults: @unchecked Sendable {
    private var values: [String: any Sendable] = [:]

    /// Notes the default value of a property, if the encoder is one that collects them.
    static func collect(_ value: some Sendable, with encoder: any Encoder) {
        guard let userInfoKey, let defaults = encoder.userInfo[userInfoKey] as? DeclaredDefaults,
            let key = encoder.codingPath.last
        else { return }
        defaults.values[key.stringValue] = value
    }

    /// The default value of the property at the end of a coding path.
    static func value<Record: SingleRowRecord, Value>(
        of record: Record.Type,
        at codingPath: [any CodingKey]
    ) throws -> Value {
        if let key = codingPath.last, let value = try cache.values(of: record)[key.stringValue] as? Value {
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

    private static let cache = Cache()
    private static let userInfoKey = CodingUserInfoKey(rawValue: "EvergreenDatabase.DeclaredDefaults")

    /// `@unchecked Sendable`: `byRecord` is only touched under `lock`.
    private final class Cache: @unchecked Sendable {
        private let lock = NSLock()
        private var byRecord: [ObjectIdentifier: [String: any Sendable]] = [:]

        func values<Record: SingleRowRecord>(of record: Record.Type) throws -> [String: any Sendable] {
            let id = ObjectIdentifier(record)
            if let values = lock.withLock({ byRecord[id] }) { return values }
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
            let values = defaults.values
            lock.withLock { byRecord[id] = values }
            return values
        }
    }
}
