import EvergreenConcurrency
import EvergreenDependencies

/// A running effect, or a group of them: a node in the tree of a store's running effects.
///
/// The root belongs to the store; its children are nodes for the actions sent from outside; their descendants are effects with and without
/// an id. Cancelling a node cancels all descendants.
///
/// 1. A parent creates a node with ``makeChild()``.
/// 2. ``onCancel(_:)`` sets the function that stops the work; it is called immediately if the node is already cancelled.
/// 3. ``cancel()``, on any thread, marks the node and its descendants, and stops their work.
/// 4. ``finish()`` removes a finished node from its parent.
///
/// All mutable state is guarded by the lock, under which nothing else is called.
final class RunningEffect: Sendable {
    private struct Status {
        var isCancelled = false
        var stop: (@Sendable () -> Void)?
        var children: [ObjectIdentifier: RunningEffect] = [:]
    }

    private let parent: RunningEffect?
    private let status = Locked(Status())

    /// Creates the root of a tree.
    init() {
        parent = nil
    }

    private init(parent: RunningEffect) {
        self.parent = parent
    }

    var isCancelled: Bool { status.withLock(\.isCancelled) }

    /// Whether there are no running children.
    var isEmpty: Bool { status.withLock(\.children.isEmpty) }

    /// Creates a child, which is cancelled immediately if this node is.
    func makeChild() -> RunningEffect {
        let child = RunningEffect(parent: self)
        let isCancelled = status.withLock { status in
            status.children[ObjectIdentifier(child)] = child
            return status.isCancelled
        }
        if isCancelled { child.cancel() }
        return child
    }

    /// Sets the function that stops the work of this node.
    func onCancel(_ stop: @escaping @Sendable () -> Void) {
        let isCancelled = status.withLock { status in
            if !status.isCancelled { status.stop = stop }
            return status.isCancelled
        }
        if isCancelled { stop() }
    }

    /// Stops the work of this node and of all descendants.
    func cancel() {
        let (stop, children) = status.withLock { status in
            defer { status.stop = nil }
            status.isCancelled = true
            return (status.stop, status.children.values)
        }
        stop?()
        for child in children { child.cancel() }
    }

    /// Removes this node from the tree, after its work is done.
    func finish() {
        status.withLock { $0.stop = nil }
        parent?.status.withLock { $0.children[ObjectIdentifier(self)] = nil }
    }
}
