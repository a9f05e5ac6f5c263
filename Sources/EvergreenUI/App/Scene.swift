/// A part of an app that provides windows.
@MainActor
@preconcurrency
public protocol Scene {
    /// The type of the body. The compiler infers it.
    associatedtype Body: Scene

    /// The scenes that this scene is composed of.
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
    /// Primitive scenes have no body. Accessing it is a programming error.
    public var body: Never { preconditionFailure("\(Self.self) is a primitive scene and has no body.") }
}

/// Several scenes combined by a ``SceneBuilder``.
public nonisolated struct TupleScene<each Content: Scene>: Scene {
    let content: (repeat each Content)

    public typealias Body = Never

    @MainActor public static func _collectWindows(of scene: Self, into windows: inout _SceneWindows) {
        repeat (each Content)._collectWindows(of: each scene.content, into: &windows)
    }
}

/// Builds the body of an app or a scene.
@resultBuilder
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> TupleScene<
        repeat each Content
    > {
        TupleScene(content: (repeat each content))
    }
}

/// The windows of a scene, with their environment.
public struct _SceneWindows {
    var environment = EnvironmentValues()
    var windows: [WindowDescription] = []
    /// The state of composite scenes, in the order of traversal.
    let storage: SceneStorageOwner
    /// The title of windows that have none.
    let appName: String

    @MainActor
    mutating func collectComposite<Content: Scene>(_ scene: Content) {
        storage.withBody(of: scene, environment: environment) { collect($0) }
    }

    /// Adds the windows of a scene, and returns their range.
    @MainActor
    mutating func collect<Content: Scene>(_ scene: Content) -> Range<Int> {
        let first = windows.count
        Content._collectWindows(of: scene, into: &self)
        return first..<windows.count
    }
}

/// A group of windows that can be opened.
@MainActor
struct WindowDescription {
    /// The path segments of the windows.
    let path: [String]
    /// The type of the presented values, or nil for none.
    let value: ObjectIdentifier?
    let title: String
    let environment: EnvironmentValues
    let open: @MainActor (EnvironmentValues, WindowStart) -> ViewTree
    let update: @MainActor (ViewTree, EnvironmentValues) -> Void
}
