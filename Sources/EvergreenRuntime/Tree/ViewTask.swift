/// A task that a view started. Registered with the tree while it runs.
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
