/// An optional whose members can be shared: `$user.name` of a `@Shared var user: User?`.
public protocol _OptionalProtocol<Wrapped>: ExpressibleByNilLiteral {
    /// The type of the wrapped value.
    associatedtype Wrapped

    /// The optional itself.
    var _wrapped: Wrapped? { get set }
}

extension Optional: _OptionalProtocol {
    /// The optional itself.
    public var _wrapped: Wrapped? {
        get { self }
        set { self = newValue }
    }
}

extension _OptionalProtocol {
    /// A member of the wrapped value. Setting it has no effect without a wrapped value, nor does setting nil.
    subscript<Member>(memberOfWrapped keyPath: WritableKeyPath<Wrapped, Member>) -> Member? {
        get { _wrapped?[keyPath: keyPath] }
        set {
            guard let newValue else { return }
            _wrapped?[keyPath: keyPath] = newValue
        }
    }

    /// An optional member of the wrapped value. Setting it has no effect without a wrapped value.
    subscript<Member>(optionalMemberOfWrapped keyPath: WritableKeyPath<Wrapped, Member?>) -> Member? {
        get { _wrapped?[keyPath: keyPath] }
        set { _wrapped?[keyPath: keyPath] = newValue }
    }

    /// A member of the wrapped value.
    subscript<Member>(readMemberOfWrapped keyPath: KeyPath<Wrapped, Member>) -> Member? { _wrapped?[keyPath: keyPath] }

    /// An optional member of the wrapped value.
    subscript<Member>(readOptionalMemberOfWrapped keyPath: KeyPath<Wrapped, Member?>) -> Member? {
        _wrapped?[keyPath: keyPath]
    }
}

extension Shared where Value: _OptionalProtocol {
    /// A member of the wrapped value; nil while there is none.
    ///
    /// - Parameter keyPath: The member.
    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value.Wrapped, Member>) -> Shared<Member?> {
        self[dynamicMember: \.[memberOfWrapped: keyPath]]
    }

    /// An optional member of the wrapped value; nil while there is none.
    ///
    /// - Parameter keyPath: The member.
    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value.Wrapped, Member?>) -> Shared<Member?> {
        self[dynamicMember: \.[optionalMemberOfWrapped: keyPath]]
    }

    /// A read-only member of the wrapped value; nil while there is none.
    ///
    /// - Parameter keyPath: The member.
    public subscript<Member>(dynamicMember keyPath: KeyPath<Value.Wrapped, Member>) -> SharedReader<Member?> {
        self[dynamicMember: \.[readMemberOfWrapped: keyPath]]
    }
}

extension SharedReader where Value: _OptionalProtocol {
    /// A member of the wrapped value; nil while there is none.
    ///
    /// - Parameter keyPath: The member.
    public subscript<Member>(dynamicMember keyPath: KeyPath<Value.Wrapped, Member>) -> SharedReader<Member?> {
        self[dynamicMember: \.[readMemberOfWrapped: keyPath]]
    }

    /// An optional member of the wrapped value; nil while there is none.
    ///
    /// - Parameter keyPath: The member.
    public subscript<Member>(dynamicMember keyPath: KeyPath<Value.Wrapped, Member?>) -> SharedReader<Member?> {
        self[dynamicMember: \.[readOptionalMemberOfWrapped: keyPath]]
    }
}
