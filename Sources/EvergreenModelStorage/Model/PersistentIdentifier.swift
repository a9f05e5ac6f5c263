/// The identity of a stored model: its store, its class, and the key of its row.
///
/// It is `Sendable`: pass it to another actor, and look up the instance in the context there, with ``ModelContext/model(for:)`` or
/// ``ModelContext/registeredModel(for:)``. It can be encoded, and refers to the same row after a restart of the program. The identifier of
/// an instance that was never saved is temporary: it equals only itself, and can't be encoded.
public struct PersistentIdentifier: Hashable, Sendable, Identifiable {
    enum Key: Hashable, Sendable {
        case row(Int64)
        /// A number that is unique in the process.
        case temporary(Int64)
    }

    /// The name of the store in its configuration; empty before the instance is inserted.
    public let storeIdentifier: String?

    /// The name of the class.
    public let entityName: String

    let key: Key

    /// The identifier itself.
    public var id: PersistentIdentifier { self }

    /// The primary key of the row; nil if the identifier is temporary.
    public var rowID: Int64? {
        if case .row(let rowID) = key { rowID } else { nil }
    }
}

extension PersistentIdentifier: Comparable {
    /// Orders by entity, then by the primary key; temporary identifiers come last.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        if lhs.entityName != rhs.entityName { return lhs.entityName < rhs.entityName }
        return switch (lhs.key, rhs.key) {
        case (.row(let lhs), .row(let rhs)), (.temporary(let lhs), .temporary(let rhs)): lhs < rhs
        case (.row, .temporary): true
        case (.temporary, .row): false
        }
    }
}

extension PersistentIdentifier: Codable {
    private enum CodingKeys: String, CodingKey {
        case storeIdentifier = "store"
        case entityName = "entity"
        case rowID = "row"
    }

    /// - Throws: An `EncodingError` if the identifier is temporary: save the context first.
    public func encode(to encoder: any Encoder) throws {
        guard let rowID else {
            throw EncodingError.invalidValue(
                self,
                .init(
                    codingPath: encoder.codingPath,
                    debugDescription: "The identifier of a \(entityName) that was never saved is temporary: save first."
                )
            )
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(storeIdentifier, forKey: .storeIdentifier)
        try container.encode(entityName, forKey: .entityName)
        try container.encode(rowID, forKey: .rowID)
    }

    /// - Throws: A `DecodingError` if a part is missing.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        storeIdentifier = try container.decodeIfPresent(String.self, forKey: .storeIdentifier)
        entityName = try container.decode(String.self, forKey: .entityName)
        key = .row(try container.decode(Int64.self, forKey: .rowID))
    }
}
