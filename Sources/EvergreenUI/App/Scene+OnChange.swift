extension Scene {
    /// Performs an action with the old and the new value when `value` changes. With `initial`, also at the launch of the app, with the
    /// current value as both.
    ///
    /// ```swift
    /// @main
    /// struct NotesApp: App {
    ///     @Environment(\.scenePhase) private var phase
    ///
    ///     var body: some Scene {
    ///         WindowGroup { NoteList() }
    ///             .onChange(of: phase) { _, phase in
    ///                 if phase == .background { saveDrafts() }
    ///             }
    ///     }
    /// }
    /// ```
    ///
    /// The scene phase of an app is that of its most visible window in any browser: it is `background` when no window is visible.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some Scene {
        ChangeScene(content: self, value: value, isInitial: initial, action: action)
    }

    /// Performs an action when `value` changes. With `initial`, also at the launch of the app.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping @MainActor () -> Void
    ) -> some Scene {
        ChangeScene(content: self, value: value, isInitial: initial) { _, _ in action() }
    }

    /// Performs an action with the new value when `value` changes.
    @_disfavoredOverload
    public func onChange<Value: Equatable>(
        of value: Value,
        perform action: @escaping @MainActor (_ newValue: Value) -> Void
    ) -> some Scene {
        ChangeScene(content: self, value: value, isInitial: false) { _, newValue in action(newValue) }
    }
}

private struct ChangeScene<Content: Scene, Value: Equatable>: Scene {
    let content: Content
    let value: Value
    let isInitial: Bool
    let action: @MainActor (Value, Value) -> Void

    typealias Body = Never

    static func _collectWindows(of scene: Self, into windows: inout _SceneWindows) {
        let (value, action) = (scene.value, scene.action)
        let previous = windows.storage.value { PreviousValue<Value>() }
        if let previousValue = previous.value {
            if previousValue != value { windows.storage.enqueue { action(previousValue, value) } }
        } else if scene.isInitial {
            windows.storage.enqueue { action(value, value) }
        }
        previous.value = value
        Content._collectWindows(of: scene.content, into: &windows)
    }
}

/// The value of the last evaluation, or nil before the first one.
private final class PreviousValue<Value> {
    var value: Value?
}
