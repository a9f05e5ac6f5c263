import Observation

/// An app that runs: the owner of the app's own state, and the one who opens its windows.
@MainActor
package final class AppHost {
    /// The title of the app's first window group.
    package var title: String { window?.title ?? "" }
    private var window: WindowDescription?
    private var evaluate: (@MainActor () -> WindowDescription?)?
    /// The open windows, which get what the app's scenes say when they change.
    private var trees: [WeakTree] = []

    private struct WeakTree {
        weak var tree: ViewTree?
    }

    package init<A: App>(_ app: A) {
        let storage = SceneStorageOwner { [weak self] in self?.update() }
        evaluate = {
            storage.rewind()
            var windows = _SceneWindows(storage: storage)
            let body = storage.body(of: app)
            A.Body._collectWindows(of: body, into: &windows)
            return windows.windows.first
        }
        window = evaluate?()
    }

    /// Shows a preview in the place of an app's scenes.
    package init(_ preview: Preview) {
        window = WindowDescription(
            title: preview.name,
            environment: EnvironmentValues(),
            open: { ViewTree(PreviewWindow(preview), title: preview.name, environment: $0) },
            update: { $0.setRoot(PreviewWindow(preview), environment: $1) }
        )
    }

    /// Opens one more window: a tree of its own, with state of its own, already updated once.
    package func openWindow() -> ViewTree {
        guard let window else { return ViewTree(EmptyView()) }
        let tree = window.open(window.environment)
        trees.removeAll { $0.tree == nil }
        trees.append(WeakTree(tree: tree))
        return tree
    }

    private func update() {
        window = evaluate?()
        guard let window else { return }
        for tree in trees.compactMap(\.tree) { window.update(tree, window.environment) }
    }
}
