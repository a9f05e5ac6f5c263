/// A value with an identity, for types that are not `Identifiable`.
///
/// ```swift
/// var selection: Identified<Row.ID, Counter.State?>?
/// state.selection = Identified(nil, id: row.id)
/// ```
///
/// The members of the value are also members of this type.
@dynamicMemberLookup
public struct Identified<ID: Hashable, Value>: Identifiable {
    /// The identity.
    public let id: ID
    /// The value.
    public var value: Value

    /// A value with an identity.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - id: The identity.
    public init(_ value: Value, id: ID) {
        self.id = id
        self.value = value
    }

    /// A value with an identity that a closure computes.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - id: Returns the identity of the value.
    public init(_ value: Value, id: (Value) -> ID) {
        self.init(value, id: id(value))
    }

    /// A member of the value.
    public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member { value[keyPath: keyPath] }

    /// A member of the value.
    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Member {
        get { value[keyPath: keyPath] }
        set { value[keyPath: keyPath] = newValue }
    }
}

extension Identified: Sendable where ID: Sendable, Value: Sendable {}
extension Identified: Equatable where Value: Equatable {}
extension Identified: Hashable where Value: Hashable {}
extension Identified: Decodable where ID: Decodable, Value: Decodable {}
extension Identified: Encodable where ID: Encodable, Value: Encodable {}
