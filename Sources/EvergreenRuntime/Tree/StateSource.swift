/// Observable state that invalidates its dependent nodes.
@MainActor
package class StateSource {
    private struct Observer {
        weak var node: _Node?
    }

    private var observers: [ObjectIdentifier: Observer] = [:]

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

    /// Invalidates all views that read this source.
    final func invalidateObservers() {
        for observer in observers.values { observer.node?.invalidate() }
    }
}
