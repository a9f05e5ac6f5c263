extension AnyCasePath {
    /// Makes a case path of a case alone: payloads are taken out by reflection.
    ///
    /// - Parameter embed: The case, and nothing else: a function that does more, or that ignores its argument, makes a
    ///   path that finds nothing.
    public init(unsafe embed: @escaping (Value) -> Root) {
        let embedding = CaseConstructor(embed)
        self.init(embed: { embedding.embed($0) }, extract: { embedding.extract(from: $0) })
    }

    /// Makes a case path of a case alone: see ``init(unsafe:)``.
    ///
    /// - Parameter embed: The case.
    public init(_ embed: @escaping (Value) -> Root) {
        self.init(unsafe: embed)
    }
}

/// A case of an enum, as the function that makes the enum of a payload.
///
/// `@unchecked` is safe as long as the contract of ``AnyCasePath/init(unsafe:)`` is kept: the constructor of a case captures
/// nothing and calls nothing. `/Action.child` hands over just that, or a value without a payload, which is only copied.
private final class CaseConstructor<Root, Value>: @unchecked Sendable {
    let embed: (Value) -> Root

    init(_ embed: @escaping (Value) -> Root) {
        self.embed = embed
    }

    /// Takes out what is of the payload's type, and asks whether the case makes the same case of it again.
    func extract(from root: Root) -> Value? {
        guard let value = CasePayload.payload(of: root, as: Value.self),
            CasePayload.caseName(of: root) == CasePayload.caseName(of: embed(value))
        else { return nil }
        return value
    }
}
