/// The slot of one value in an archive: a property of a node's view.
@MainActor
package struct StateSlot {
    private weak var node: _Node?
    /// The path to the property, from the view.
    private let property: UInt64

    init(of node: _Node, property: UInt64) {
        self.node = node
        self.property = property
    }

    var archive: StateArchive? { node?.archive }

    /// Returns the key for a value of this type; nil if the node has no stable identity.
    func key(for type: Any.Type) -> StateKey? {
        guard let position = node?.stateIdentity.stateHash else { return nil }
        let hash = StableHash.combine(position, property)
        return StateKey(hash: StableHash.combine(hash, _typeName(type, qualified: false)))
    }
}
