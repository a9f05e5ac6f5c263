/// A case of an enum as a value: how a payload becomes the enum, and how it is taken out of it.
///
/// Case key paths (`\.child`) are the usual spelling. A value of this type is what they lead to, and what `/Action.child`
/// makes. It is `Sendable` and copies cheaply.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
    private let functions: Functions

    /// The two directions.
    ///
    /// `@unchecked` is safe: they come from closures that are `Sendable`, or from ``_$make(_:extract:)``, whose closures
    /// capture nothing.
    private struct Functions: @unchecked Sendable {
        let embed: (Value) -> Root
        let extract: (Root) -> Value?
    }

    /// Makes a case path of its two directions.
    ///
    /// - Parameters:
    ///   - embed: Makes the enum of a payload.
    ///   - extract: The payload, if the enum is in this case.
    public init(embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
        functions = Functions(embed: embed, extract: extract)
    }

    private init(functions: Functions) {
        self.functions = functions
    }

    /// Makes a case path of the constructor and the pattern of a case, as ``CasePathable()`` writes them: closures that
    /// capture nothing. In a generic enum they could not be `Sendable`, since they know the conformances of its parameters.
    public static func _$make(
        _ embed: @escaping (Value) -> Root,
        extract: @escaping (Root) -> Value?
    ) -> AnyCasePath {
        AnyCasePath(functions: Functions(embed: embed, extract: extract))
    }

    /// Makes a case path of a case key path. O(1) for each component.
    ///
    /// - Parameter keyPath: The key path, such as `\Action.Cases.child`.
    public init(_ keyPath: CaseKeyPath<Root, Value>) {
        self = Case<Root>()[keyPath: keyPath].path(from: Root.self)
    }

    /// The enum in this case.
    ///
    /// - Parameter value: The payload.
    public func embed(_ value: Value) -> Root { functions.embed(value) }

    /// The payload; nil if the enum is in another case.
    ///
    /// - Parameter root: The enum.
    public func extract(from root: Root) -> Value? { functions.extract(root) }

    /// Changes the payload in place, if the enum is in this case.
    ///
    /// - Parameters:
    ///   - root: The enum.
    ///   - body: Changes the payload.
    /// - Throws: ``CasePathMismatch`` if the enum is in another case; what the closure throws.
    /// - Returns: What the closure returns.
    public func modify<Result>(_ root: inout Root, _ body: (inout Value) throws -> Result) throws -> Result {
        guard var value = extract(from: root) else {
            throw CasePathMismatch(root: Root.self, value: Value.self, actual: CasePayload.caseName(of: root))
        }
        let result = try body(&value)
        root = embed(value)
        return result
    }

    /// The path that goes on into a case of the payload.
    ///
    /// - Parameter path: The path from the payload.
    public func appending<Member>(path: AnyCasePath<Value, Member>) -> AnyCasePath<Root, Member> {
        AnyCasePath<Root, Member>(
            embed: { embed(path.embed($0)) },
            extract: { extract(from: $0).flatMap(path.extract(from:)) }
        )
    }

    /// The path that goes on into a case of the payload.
    public subscript<Member>(
        dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
    ) -> AnyCasePath<Root, Member> where Value: CasePathable {
        appending(path: Value.allCasePaths[keyPath: keyPath])
    }
}

extension AnyCasePath where Root == Value {
    /// The path that takes a value for itself.
    public init() {
        self.init(embed: { $0 }, extract: { $0 })
    }
}

extension AnyCasePath where Value == Void {
    /// The enum in this case, which has no payload.
    public func embed() -> Root { embed(()) }
}

extension AnyCasePath {
    /// Whether the enum is in the case: `case /Action.child` in a `switch`.
    public static func ~= (path: AnyCasePath, root: Root) -> Bool {
        path.extract(from: root) != nil
    }
}

extension AnyCasePath: CustomDebugStringConvertible {
    public var debugDescription: String { "AnyCasePath<\(Root.self), \(Value.self)>" }
}

/// The name that case paths had in older versions of the field's sources.
public typealias CasePath = AnyCasePath
