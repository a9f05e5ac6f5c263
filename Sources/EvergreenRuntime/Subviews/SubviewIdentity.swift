/// The identity of a subview or section. It lives as long as the view's node in the source.
@MainActor
final class SubviewIdentity {
    /// Nil after the node was unmounted.
    private var node: _Node?
    private var name: String?

    init() {}

    /// Called once, when the node has been made.
    func begin(_ node: _Node) { self.node = node }

    /// Called once, when the node is unmounted.
    func end() { node = nil }

    /// Adds what distinguishes a place that shows the view from places that show others. Whether the view names a record is known from its
    /// position in the source.
    func add(to identity: inout ViewIdentity) {
        guard !identity.isForState, let node else { return identity.add(name: stableName) }
        identity.add(link: node.viewIdentity)
    }

    /// A name that is stable across processes, for saved state; nil if the view has no such identity. The first access costs as much as
    /// ``_Node/stateIdentity``.
    var stableName: String? {
        if name == nil { name = node?.stateIdentity.stateHash.map { String($0, radix: 36) } }
        return name
    }
}
