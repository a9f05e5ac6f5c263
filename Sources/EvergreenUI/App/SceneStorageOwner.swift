/// Storage for the state of an app and its scenes. It observes what their bodies read.
@MainActor
final class SceneStorageOwner {
    /// What an app or a scene keeps, in the order in which they are visited.
    private var scenes: [StoredScene] = []
    private var nextScene = 0
    /// What modifiers of scenes keep, in the order in which they are visited.
    private var values: [AnyObject] = []
    private var nextValue = 0
    private var phases = ScenePhaseCounts()
    private let node: ObserverNode

    init(onChange: @escaping @MainActor () -> Void) {
        node = ObserverNode(onChange: onChange)
    }

    /// What was read refers to the node until then.
    isolated deinit { node.unmount() }

    /// Starts a new pass. Scenes are visited in the same order each time.
    func rewind() {
        nextScene = 0
        nextValue = 0
        node.startReads()
        node.markAsUpToDate()
    }

    /// The body of a scene. `collect` adds the groups of its windows, and returns which they are.
    func withBody<Content: Scene>(
        of scene: Content,
        environment: EnvironmentValues,
        collect: (Content.Body) -> Range<Int>
    ) {
        evaluate(scene, environment: environment, body: { $0.body }, collect: collect)
    }

    /// The body of an app. `collect` adds the groups of its windows, and returns which they are.
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

    /// What a modifier of a scene keeps, made the first time.
    func value<Value: AnyObject>(_ make: () -> Value) -> Value {
        defer { nextValue += 1 }
        if nextValue < values.count, let kept = values[nextValue] as? Value { return kept }
        let value = make()
        if nextValue < values.count { values[nextValue] = value } else { values.append(value) }
        return value
    }

    /// Calls `action` when the windows have been updated.
    func enqueue(_ action: @escaping @MainActor () -> Void) { node.tree.enqueue(action: action) }

    /// Counts the phases of windows anew. Scenes that read what has changed run again.
    func changePhases(_ change: (inout ScenePhaseCounts) -> Void) {
        change(&phases)
        guard scenes.contains(where: { !$0.isUpToDate(with: phases) }) else { return }
        node.invalidate()
    }
}

/// What an app or a scene keeps.
@MainActor
private final class StoredScene {
    let storage = _PropertyStorage()
    /// The places of its groups of windows among all.
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
