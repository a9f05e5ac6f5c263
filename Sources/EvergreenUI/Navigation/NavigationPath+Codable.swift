import Foundation

extension NavigationPath {
    /// The encoded values of a path, each with the name of its type.
    ///
    /// An app that persists a path itself encodes this representation and restores the path from it. Saved state does this automatically.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate struct Item: Codable, Equatable {
            /// The mangled type name, used to look up the type.
            let type: String
            let value: String
        }

        fileprivate let items: [Item]

        /// Decodes a path.
        public init(from decoder: any Decoder) throws {
            items = try decoder.singleValueContainer().decode([Item].self)
        }

        /// Encodes the values and their type names.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(items)
        }

        fileprivate init(items: [Item]) {
            self.items = items
        }
    }

    /// The encoded representation; nil if a value is not `Codable` or fails to encode.
    public var codable: CodableRepresentation? {
        var items: [CodableRepresentation.Item] = []
        for element in elements {
            guard let value = element.base as? any Codable & Hashable, let item = Self.item(of: value) else {
                return nil
            }
            items.append(item)
        }
        return CodableRepresentation(items: items)
    }

    /// Creates a path from an encoded representation, up to the first value that can't be decoded, for example because its type no longer
    /// exists.
    public init(_ codable: CodableRepresentation) {
        self.init()
        for item in codable.items {
            guard let type = _typeByName(item.type) as? any (Codable & Hashable).Type,
                let value = Self.value(type, of: item)
            else { return }
            append(value)
        }
    }

    private static func item<Value: Codable & Hashable>(of value: Value) -> CodableRepresentation.Item? {
        // Wrapped in an array, as not every value is a valid top-level JSON value.
        guard let type = _mangledTypeName(Value.self), let data = try? JSONEncoder().encode([value]) else { return nil }
        return CodableRepresentation.Item(type: type, value: String(decoding: data, as: UTF8.self))
    }

    private static func value<Value: Codable & Hashable>(
        _ type: Value.Type,
        of item: CodableRepresentation.Item
    ) -> (any Hashable)? {
        try? JSONDecoder().decode([Value].self, from: Data(item.value.utf8)).first
    }
}

extension NavigationPath: SavableValue {
    package var savedData: Data? { codable.flatMap { try? JSONEncoder().encode($0) } }

    package init?(savedData: Data) {
        guard let codable = try? JSONDecoder().decode(CodableRepresentation.self, from: savedData) else { return nil }
        self.init(codable)
    }
}
