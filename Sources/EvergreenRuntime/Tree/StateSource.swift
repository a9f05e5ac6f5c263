/// Observable state that invalidates its dependent nodes.
///
/// A node depends on it because its view's body has read it, or because its view owns it as a property.
@MainActor
package class StateSource {
    private struct Observer {
        weak var node: _Node?
    }

    /// The node of the view that owns the source, whose body runs after each change, whether it has read the source or not.
    package final weak var owner: _Node?

    private var observers: [ObjectIdentifier: Observer] = [:]

    package init() {}

    /// Makes the view whose body runs now, if any, depend on this source.
    final func recordRead() {
        _Node.evaluating?.depend(on: self)
    }

    /// Returns false if the node was an observer already.
    final func addObserver(_ node: _Node) -> Bool {
        observers.updateValue(Observer(node: node), forKey: ObjectIdentifier(node)) == nil
    }

    final func removeObserver(_ node: _Node) {
        observers[ObjectIdentifier(node)] = nil
    }

    /// Invalidates the view that owns this source, and all that read it.
    package final func invalidateObservers() {
        owner?.invalidate()
        guard !observers.isEmpty else { return }
        for observer in observers.values { observer.node?.invalidate() }
    }
}
