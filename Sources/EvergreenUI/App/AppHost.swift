import Observation

/// A running app: it owns the app's state and opens its windows.
@MainActor
package final class AppHost {
    /// The title of the app's first window group, or else the name of the app.
    package var title: String { window?.title ?? "" }
    private var window: WindowDescription?
    private var evaluate: (@MainActor () -> WindowDescription?)?
    /// The open windows. They are updated when the app's scenes change.
    private var trees: [WeakTree] = []

    private struct WeakTree {
        weak var tree: ViewTree?
        let prepareEnvironment: (@MainActor (inout EnvironmentValues) -> Void)?
    }

    /// - Parameter name: The title of windows without one of their own.
    package init<A: App>(_ app: A, name: String = "") {
        let storage = SceneStorageOwner { [weak self] in self?.update() }
        evaluate = {
            storage.rewind()
            var windows = _SceneWindows(storage: storage, appName: name)
            let body = storage.body(of: app)
            A.Body._collectWindows(of: body, into: &windows)
            return windows.windows.first
        }
        window = evaluate?()
    }

    /// Shows a preview instead of an app's scenes.
    package init(_ preview: Preview) {
        window = WindowDescription(
            title: preview.name,
            environment: EnvironmentValues(),
            open: { ViewTree(PreviewWindow(preview), title: preview.name, environment: $0, start: $1) },
            update: { $0.setRoot(PreviewWindow(preview), environment: $1) }
        )
    }

    /// Opens a window: a view tree with its own state, which has been updated once.
    package func openWindow(_ start: WindowStart = WindowStart()) -> ViewTree {
        guard let window else { return ViewTree(EmptyView()) }
        let tree = window.open(environment(start.prepareEnvironment), start)
        trees.removeAll { $0.tree == nil }
        trees.append(WeakTree(tree: tree, prepareEnvironment: start.prepareEnvironment))
        return tree
    }

    /// The environment of the windows, as a window has it that begins with this.
    package func environment(
        _ prepare: (@MainActor (inout EnvironmentValues) -> Void)? = nil
    ) -> EnvironmentValues {
        var environment = window?.environment ?? EnvironmentValues()
        prepare?(&environment)
        return environment
    }

    private func update() {
        window = evaluate?()
        guard let window else { return }
        for entry in trees {
            guard let tree = entry.tree else { continue }
            window.update(tree, environment(entry.prepareEnvironment))
        }
    }
}
