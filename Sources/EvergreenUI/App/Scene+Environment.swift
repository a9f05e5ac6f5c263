import Observation
import OpenCombineShim

extension Scene {
    /// Sets an environment value for the windows of this scene.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
        EnvironmentWritingScene(content: self, write: SettingEnvironment(keyPath: keyPath, value: value))
    }

    /// Puts an `@Observable` object into the environment of this scene's windows, which read it with
    /// `@Environment(Object.self)`.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
        EnvironmentWritingScene(content: self, write: SettingEnvironmentObject(object: object))
    }

    /// Puts an observable object into the environment of this scene's windows, which read it with `@EnvironmentObject`.
    public func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some Scene {
        EnvironmentWritingScene(content: self, write: SettingEnvironmentObject(object: object))
    }
}

extension Scene {
    /// Transforms the environment of the windows of this scene.
    package func transformEnvironment(_ transform: @escaping (inout EnvironmentValues) -> Void) -> some Scene {
        EnvironmentWritingScene(content: self, write: TransformingEnvironment(transform: transform))
    }
}

private struct TransformingEnvironment: EnvironmentWrite {
    let transform: (inout EnvironmentValues) -> Void

    func write(to environment: inout EnvironmentValues) { transform(&environment) }
}

/// A scene that modifies the environment of its windows.
struct EnvironmentWritingScene<Content: Scene, Write: EnvironmentWrite>: Scene {
    let content: Content
    let write: Write

    typealias Body = Never

    static func _collectWindows(of scene: Self, into windows: inout _SceneWindows) {
        let around = windows.environment
        scene.write.write(to: &windows.environment)
        Content._collectWindows(of: scene.content, into: &windows)
        windows.environment = around
    }
}
