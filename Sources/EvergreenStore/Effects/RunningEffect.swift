import EvergreenConcurrency
import EvergreenDependencies

/// An effect that runs, or a group of them: a node in the tree of all that a store runs.
///
/// The root is the store's; below it is a node for each action that was sent from outside; below that are effects with an id,
/// and those without. To cancel a node cancels all below.
///
/// 1. A parent makes a node with ``makeChild()``.
/// 2. ``onCancel(_:)`` says how to stop the work; a node that is cancelled already stops it at once.
/// 3. ``cancel()``, from any thread, marks the node and all below, and stops their work.
/// 4. ``finish()`` takes a node that is done out of its parent.
///
/// All mutable state is behind the lock. Nothing else is called while it is held.
final class RunningEffect: Sendable {
    private struct Status {
        var isCancelled = false
        var stop: (@Sendable () -> Void)?
        var children: [ObjectIdentifier: RunningEffect] = [:]
    }

    private let parent: RunningEffect?
    private let status = Locked(Status())

    /// The root of a tree.
    init() {
        parent = nil
    }

    private init(parent: RunningEffect) {
        self.parent = parent
    }

    var isCancelled: Bool { status.withLock(\.isCancelled) }

    /// Whether nothing runs below.
    var isEmpty: Bool { status.withLock(\.children.isEmpty) }

    /// A node below this one, which is cancelled at once if this one is.
    func makeChild() -> RunningEffect {
        let child = RunningEffect(parent: self)
        let isCancelled = status.withLock { status in
            status.children[ObjectIdentifier(child)] = child
            return status.isCancelled
        }
        if isCancelled { child.cancel() }
        return child
    }

    /// Says how to stop the work of this node.
    func onCancel(_ stop: @escaping @Sendable () -> Void) {
        let isCancelled = status.withLock { status in
            if !status.isCancelled { status.stop = stop }
            return status.isCancelled
        }
        if isCancelled { stop() }
    }

    /// Stops the work of this node, and of all below.
    func cancel() {
        let (stop, children) = status.withLock { status in
            defer { status.stop = nil }
            status.isCancelled = true
            return (status.stop, status.children.values)
        }
        stop?()
        for child in children { child.cancel() }
    }

    /// Takes a node out of the tree whose work is done.
    func finish() {
        status.withLock { $0.stop = nil }
        parent?.status.withLock { $0.children[ObjectIdentifier(self)] = nil }
    }
}
