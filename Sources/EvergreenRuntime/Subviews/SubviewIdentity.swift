/// The identity of a subview, or of a section: it lives as long as the view's node in the source.
@MainActor
final class SubviewIdentity {
    /// Nil when the view is gone.
    private var node: _Node?
    private var name: String?

    init() {}

    /// Called once, when the node has been made.
    func begin(_ node: _Node) { self.node = node }

    /// Called once, when the node leaves its tree.
    func end() { node = nil }

    /// Adds what tells a place that shows the view from one that shows another. Whether the view names a record is known from its
    /// place in the source.
    func add(to identity: inout ViewIdentity) {
        guard !identity.isForState, let node else { return identity.add(name: stableName) }
        identity.add(link: node.viewIdentity)
    }

    /// The same in each process: for saved state. Nil if the view has no such identity. Costs what ``_Node/stateIdentity`` does,
    /// once.
    var stableName: String? {
        if name == nil { name = node?.stateIdentity.stateHash.map { String($0, radix: 36) } }
        return name
    }
}
