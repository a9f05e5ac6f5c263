import Foundation

extension NavigationPath {
    /// The encoded values of a path, each with the name of its type.
    ///
    /// An app that keeps a path itself encodes this, and makes the path of it again. Saved state does so by itself.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate struct Item: Codable, Equatable {
            /// The mangled name, by which the type is found again.
            let type: String
            let value: String
        }

        fileprivate let items: [Item]

        /// Reads an encoded path.
        public init(from decoder: any Decoder) throws {
            items = try decoder.singleValueContainer().decode([Item].self)
        }

        /// Writes the values and the names of their types.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(items)
        }

        fileprivate init(items: [Item]) {
            self.items = items
        }
    }

    /// The encoded values; nil if one of them is not `Codable`, or can't be encoded.
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

    /// A path of encoded values, up to the first one that can't be decoded: its type may be gone.
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
        // In an array, as not every value is a JSON text by itself.
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
