import Observation

/// A running app: it owns the app's state and opens its windows.
@MainActor
package final class AppHost {
    /// The title of the app's first window group, or else the name of the app.
    package var title: String { groups.first?.title ?? "" }
    private var groups: [WindowDescription] = []
    private var evaluate: (@MainActor () -> [WindowDescription])?
    /// The state of the app and its scenes, or nil for a preview.
    private var scenes: SceneStorageOwner?
    /// The open windows, which are updated when the app's scenes change.
    private var windows: [ObjectIdentifier: OpenWindow] = [:]

    private struct OpenWindow {
        weak var tree: ViewTree?
        /// The index of the window's group.
        let group: Int
        let location: WindowLocation
        let prepareEnvironment: (@MainActor (inout EnvironmentValues) -> Void)?
    }

    /// - Parameter name: The title of windows that have none.
    package init<A: App>(_ app: A, name: String = "") {
        let storage = SceneStorageOwner { [weak self] in self?.update() }
        scenes = storage
        evaluate = {
            storage.rewind()
            var windows = _SceneWindows(storage: storage, appName: name)
            storage.withBody(of: app) { windows.collect($0) }
            return windows.windows
        }
        groups = evaluate?() ?? []
    }

    /// Shows a preview instead of an app.
    package init(_ preview: Preview) {
        groups = [
            WindowDescription(
                path: [],
                value: nil,
                title: preview.name,
                environment: EnvironmentValues(),
                open: { ViewTree(PreviewWindow(preview), title: preview.name, environment: $0, start: $1) },
                update: { $0.setRoot(PreviewWindow(preview), environment: $1) }
            )
        ]
    }

    /// Opens a window: a view tree with its own state. The tree has been updated once.
    package func openWindow(_ start: WindowStart = WindowStart()) -> ViewTree {
        guard let (group, location) = location(of: start) else { return ViewTree(EmptyView()) }
        let environment = environment(of: group, at: location, start.prepareEnvironment)
        let tree = groups[group].open(environment, start)
        let id = ObjectIdentifier(tree)
        windows[id] = OpenWindow(
            tree: tree,
            group: group,
            location: location,
            prepareEnvironment: start.prepareEnvironment
        )
        scenes?.changePhases { $0.add(tree.traits.scenePhase, to: group) }
        tree.onScenePhaseChange = { [weak self] previous, phase in
            self?.scenes?.changePhases {
                $0.remove(previous, from: group)
                $0.add(phase, to: group)
            }
        }
        tree.onClose = { [weak self, weak tree] in
            guard let self else { return }
            windows[id] = nil
            guard let tree else { return }
            scenes?.changePhases { $0.remove(tree.traits.scenePhase, from: group) }
        }
        return tree
    }

    /// The index of the group for an address, and the location of its window. If no group matches, the first one shows a not-found page.
    /// Nil for an app without windows.
    private func location(of start: WindowStart) -> (group: Int, WindowLocation)? {
        guard !groups.isEmpty else { return nil }
        let paths = groups.map(\.path)
        let path = WindowLocation.groupPath(of: start.address, among: paths)
        let group = path.flatMap { paths.firstIndex(of: $0) }
        var location = WindowLocation()
        location.address = start.address
        location.isContinued = start.isContinued
        location.origin = start.origin
        location.groupPath = path ?? []
        location.groupPaths = paths
        for group in groups.reversed() {
            if let value = group.value { location.valuePaths[value] = group.path }
            location.placements[group.path] = group.environment.windowPlacement
        }
        location.isUnknown = group == nil
        return (group ?? 0, location)
    }

    /// The initial environment of a window at an address.
    package func environment(
        at address: WindowAddress = WindowAddress(),
        _ prepare: (@MainActor (inout EnvironmentValues) -> Void)? = nil
    ) -> EnvironmentValues {
        guard let (group, location) = location(of: WindowStart(address: address)) else { return EnvironmentValues() }
        return environment(of: group, at: location, prepare)
    }

    /// The environments of all window groups, in order.
    package var environments: [EnvironmentValues] { groups.map(\.environment) }

    private func environment(
        of group: Int,
        at location: WindowLocation,
        _ prepare: (@MainActor (inout EnvironmentValues) -> Void)?
    ) -> EnvironmentValues {
        var environment = groups[group].environment
        var location = location
        location.awaitsContent = environment.windowLocation.awaitsContent
        environment.windowLocation = location
        prepare?(&environment)
        return environment
    }

    private func update() {
        groups = evaluate?() ?? []
        for (id, window) in windows {
            guard let tree = window.tree else {
                windows[id] = nil
                continue
            }
            guard groups.indices.contains(window.group) else { continue }
            let environment = environment(of: window.group, at: window.location, window.prepareEnvironment)
            groups[window.group].update(tree, environment)
        }
    }
}
