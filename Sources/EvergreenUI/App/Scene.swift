/// A part of an app that has windows.
@MainActor
@preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    /// What the scene is made of.
    @SceneBuilder var body: Body { get }

    static func _collectWindows(of scene: Self, into windows: inout _SceneWindows)
}

extension Scene {
    public static func _collectWindows(of scene: Self, into windows: inout _SceneWindows) {
        windows.collectComposite(scene)
    }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Scenes that have windows themselves have no body. Asking for it is a programming error.
    public var body: Never { preconditionFailure("\(Self.self) is not made of other scenes.") }
}

/// Makes one scene of those that a closure lists.
@MainActor
@resultBuilder
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// The windows that a scene has, and the environment that they get.
public struct _SceneWindows {
    var environment = EnvironmentValues()
    var windows: [WindowDescription] = []
    /// Keeps the state of scenes that have a body, in the order in which they are met.
    let storage: SceneStorageOwner

    @MainActor
    mutating func collectComposite<Content: Scene>(_ scene: Content) {
        let body = storage.body(of: scene, environment: environment)
        Content.Body._collectWindows(of: body, into: &self)
    }
}

/// A window that can be opened.
@MainActor
struct WindowDescription {
    let title: String
    let environment: EnvironmentValues
    let open: @MainActor (EnvironmentValues) -> ViewTree
    let update: @MainActor (ViewTree, EnvironmentValues) -> Void
}
