extension View {
    /// Starts an asynchronous task when the view has come onto the screen, and cancels it when the view leaves.
    public func task(
        priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        TaskView(content: self, id: 0, priority: priority, action: action)
    }

    /// Starts an asynchronous task when the view has come onto the screen, cancels it when the view leaves, and starts
    /// it again, after cancelling the one before, each time `value` has changed.
    public func task<ID: Equatable>(
        id value: ID,
        priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        TaskView(content: self, id: value, priority: priority, action: action)
    }
}

private struct TaskView<Content: View, ID: Equatable>: View, WrapperView {
    let content: Content
    let id: ID
    let priority: TaskPriority
    let action: @MainActor () async -> Void

    typealias Body = Never

    var wrapped: Content { content }

    static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        TaskNode(view, parent: parent, inputs: inputs)
    }
}

private final class TaskNode<Content: View, ID: Equatable>: LifecycleNode<TaskView<Content, ID>> {
    private var task: ViewTask?

    override func didAppear() { start() }

    override func didDisappear() {
        task?.cancel()
        task = nil
    }

    override func didUpdate(from previous: TaskView<Content, ID>) {
        guard task != nil, view.id != previous.id else { return }
        tree.enqueue { [weak self] in self?.restart() }
    }

    private func restart() {
        guard task != nil else { return }
        task?.cancel()
        start()
    }

    private func start() {
        task = ViewTask(priority: view.priority, in: tree, view.action)
    }
}

/// A task that a view started. The tree knows it for as long as it runs.
@MainActor
final class ViewTask {
    private var task: Task<Void, Never>?

    init(priority: TaskPriority, in tree: ViewTree, _ action: @escaping @MainActor () async -> Void) {
        tree.register(self)
        task = Task(priority: priority) { [weak tree] in
            await action()
            tree?.unregister(self)
        }
    }

    func cancel() {
        task?.cancel()
    }
}
