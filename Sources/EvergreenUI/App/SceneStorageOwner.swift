/// Storage for the state of an app and its scenes. It observes the dependencies of their bodies.
@MainActor
final class SceneStorageOwner {
    /// The state of the app and its scenes, in the order of traversal.
    private var scenes: [StoredScene] = []
    private var nextScene = 0
    /// The state of scene modifiers, in the order of traversal.
    private var values: [AnyObject] = []
    private var nextValue = 0
    private var phases = ScenePhaseCounts()
    private let node: ObserverNode

    init(onChange: @escaping @MainActor () -> Void) {
        node = ObserverNode(onChange: onChange)
    }

    /// Registered dependencies refer to the node until it is unmounted.
    isolated deinit { node.unmount() }

    /// Starts a new pass. Scenes are traversed in the same order each time.
    func rewind() {
        nextScene = 0
        nextValue = 0
        node.startReads()
        node.markAsUpToDate()
    }

    /// Evaluates the body of a scene. `collect` adds its window groups, and returns their range.
    func withBody<Content: Scene>(
        of scene: Content,
        environment: EnvironmentValues,
        collect: (Content.Body) -> Range<Int>
    ) {
        evaluate(scene, environment: environment, body: { $0.body }, collect: collect)
    }

    /// Evaluates the body of an app. `collect` adds its window groups, and returns their range.
    func withBody<Content: App>(of app: Content, collect: (Content.Body) -> Range<Int>) {
        evaluate(app, environment: EnvironmentValues(), body: { $0.body }, collect: collect)
    }

    private func evaluate<Content, Body>(
        _ content: Content,
        environment: EnvironmentValues,
        body: @MainActor (Content) -> Body,
        collect: (Body) -> Range<Int>
    ) {
        if nextScene == scenes.count { scenes.append(StoredScene()) }
        let scene = scenes[nextScene]
        nextScene += 1
        let content = node.recordingReads {
            var content = content
            scene.storage.connect(&content, environment: environment.with(phases.phase(of: scene.groups)), node: node)
            return body(content)
        }
        scene.groups = collect(content)
    }

    /// The state of a scene modifier, created in the first pass.
    func value<Value: AnyObject>(_ make: () -> Value) -> Value {
        defer { nextValue += 1 }
        if nextValue < values.count, let kept = values[nextValue] as? Value { return kept }
        let value = make()
        if nextValue < values.count { values[nextValue] = value } else { values.append(value) }
        return value
    }

    /// Calls `action` after the windows have been updated.
    func enqueue(_ action: @escaping @MainActor () -> Void) { node.tree.enqueue(action: action) }

    /// Changes the phases of windows, and invalidates the scenes whose dependencies have changed.
    func changePhases(_ change: (inout ScenePhaseCounts) -> Void) {
        change(&phases)
        guard scenes.contains(where: { !$0.isUpToDate(with: phases) }) else { return }
        node.invalidate()
    }
}

/// The state of an app or a scene.
@MainActor
private final class StoredScene {
    let storage = _PropertyStorage()
    /// The range of its window groups among all groups.
    var groups = 0..<0

    func isUpToDate(with phases: ScenePhaseCounts) -> Bool {
        storage.readsSame(in: storage.environment.with(phases.phase(of: groups)))
    }
}

extension EnvironmentValues {
    fileprivate func with(_ phase: ScenePhase) -> EnvironmentValues {
        var environment = self
        environment.scenePhase = phase
        return environment
    }
}
