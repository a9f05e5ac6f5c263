extension IdentifiedArray: Equatable where Element: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.elements == rhs.elements }
}

extension IdentifiedArray: Hashable where Element: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension IdentifiedArray: Encodable where Element: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(elements)
    }
}

extension IdentifiedArray: Decodable where Element: Decodable & Identifiable, ID == Element.ID {
    /// Decodes an array.
    ///
    /// - Throws: `DecodingError`, including for two elements with the same identity.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let elements = try container.decode([Element].self)
        self.init()
        reserveCapacity(elements.count)
        for element in elements {
            guard self[id: element.id] == nil else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "Two elements of an IdentifiedArray have the identity \(element.id)."
                )
            }
            append(element)
        }
    }
}

extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { elements.description }
    public var debugDescription: String { "IdentifiedArray(\(elements.debugDescription))" }
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: elements, displayStyle: .collection) }
}
