extension View {
    /// Starts a task on the main actor after the view has appeared, and cancels it when the view disappears.
    public func task(
        priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        TaskView(wrapped: self, id: 0, priority: priority, action: action)
    }

    /// Starts a task on the main actor after the view has appeared, and cancels it when the view disappears. When
    /// `value` changes, the task is cancelled and started again.
    public func task<ID: Equatable>(
        id value: ID,
        priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        TaskView(wrapped: self, id: value, priority: priority, action: action)
    }
}

private struct TaskView<Wrapped: View, ID: Equatable>: WrapperView {
    typealias Node = TaskNode<Wrapped, ID>

    @Boxed var wrapped: Wrapped
    let id: ID
    let priority: TaskPriority
    let action: @MainActor () async -> Void
}

private final class TaskNode<Wrapped: View, ID: Equatable>: LifecycleNode<TaskView<Wrapped, ID>> {
    private var task: ViewTask?

    override func didAppear() { start() }

    override func didDisappear() {
        task?.cancel()
        task = nil
    }

    override func didUpdate(from previous: TaskView<Wrapped, ID>) {
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
