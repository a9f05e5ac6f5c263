extension AnyCasePath {
    /// Creates a case path from a case constructor: payloads are extracted by reflection.
    ///
    /// - Parameter embed: The case constructor. With any other function, the path may never match.
    public init(unsafe embed: @escaping (Value) -> Root) {
        let embedding = CaseConstructor(embed)
        self.init(embed: { embedding.embed($0) }, extract: { embedding.extract(from: $0) })
    }

    /// Creates a case path from a case constructor: see ``init(unsafe:)``.
    ///
    /// - Parameter embed: The case.
    public init(_ embed: @escaping (Value) -> Root) {
        self.init(unsafe: embed)
    }
}

/// A case of an enum, represented by its constructor.
///
/// `@unchecked` is safe if the contract of ``AnyCasePath/init(unsafe:)`` is kept: the constructor of a case captures nothing and calls
/// nothing. `/Action.child` passes exactly that, or a value without a payload, which is only copied.
private final class CaseConstructor<Root, Value>: @unchecked Sendable {
    let embed: (Value) -> Root

    init(_ embed: @escaping (Value) -> Root) {
        self.embed = embed
    }

    /// Extracts a payload of the right type, and verifies that the constructor makes the same case of it.
    func extract(from root: Root) -> Value? {
        guard let value = CasePayload.payload(of: root, as: Value.self),
            CasePayload.caseName(of: root) == CasePayload.caseName(of: embed(value))
        else { return nil }
        return value
    }
}
