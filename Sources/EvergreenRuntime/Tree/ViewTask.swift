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
