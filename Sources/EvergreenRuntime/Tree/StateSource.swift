/// Observable state that invalidates its dependent nodes.
///
/// A node depends on it if the body of its view has read it, or if its view owns it as a property.
@MainActor
@usableFromInline
package class StateSource {
    /// The node of the view that owns the source. Its body runs after each change, even if it has not read the source.
    package final weak var owner: _Node?

    /// Nodes are removed when they are unmounted. Most sources have one.
    private var firstObserver: _Node?
    private var otherObservers: [ObjectIdentifier: _Node] = [:]

    @usableFromInline
    package init() {}

    /// Makes the view whose body runs now, if any, depend on this source.
    final func recordRead() {
        _Node.evaluating?.depend(on: self)
    }

    /// Returns false if the node was an observer already.
    final func addObserver(_ node: _Node) -> Bool {
        if node === firstObserver { return false }
        if firstObserver == nil, otherObservers.isEmpty {
            firstObserver = node
            return true
        }
        return otherObservers.updateValue(node, forKey: ObjectIdentifier(node)) == nil
    }

    final func removeObserver(_ node: _Node) {
        if node === firstObserver {
            firstObserver = nil
        } else {
            otherObservers[ObjectIdentifier(node)] = nil
        }
    }

    /// Invalidates the view that owns this source, and all that read it.
    package final func invalidateObservers() {
        owner?.invalidate()
        firstObserver?.invalidate()
        guard !otherObservers.isEmpty else { return }
        for node in otherObservers.values { node.invalidate() }
    }
}
