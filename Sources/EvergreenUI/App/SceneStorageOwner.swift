/// Storage for the state of an app and its scenes. It observes what their bodies read.
@MainActor
final class SceneStorageOwner {
    private var storages: [_PropertyStorage] = []
    private var next = 0
    private let node: ObserverNode

    init(onChange: @escaping @MainActor () -> Void) {
        node = ObserverNode(onChange: onChange)
    }

    /// What was read refers to the node until then.
    isolated deinit { node.unmount() }

    /// Starts a new pass. Scenes are visited in the same order each time.
    func rewind() {
        next = 0
        node.startReads()
        node.markAsUpToDate()
    }

    func body<Content: Scene>(of scene: Content, environment: EnvironmentValues) -> Content.Body {
        tracking { storage in
            var scene = scene
            storage.connect(&scene, environment: environment, node: node)
            return scene.body
        }
    }

    func body<Content: App>(of app: Content) -> Content.Body {
        tracking { storage in
            var app = app
            storage.connect(&app, environment: EnvironmentValues(), node: node)
            return app.body
        }
    }

    private func tracking<Body>(_ body: (_PropertyStorage) -> Body) -> Body {
        if next == storages.count { storages.append(_PropertyStorage()) }
        let storage = storages[next]
        next += 1
        return node.recordingReads { body(storage) }
    }
}
