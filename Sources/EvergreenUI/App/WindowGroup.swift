/// Windows with the same content, each with its own state. Each browser tab is a window.
public struct WindowGroup<Content: View>: Scene {
    /// Nil for the name of the app.
    let title: Text?
    let content: () -> Content

    public typealias Body = Never

    /// A group whose windows have the name of the app as their title: that of its executable. A view's
    /// `navigationTitle(_:)` overrides it.
    public init(@ViewBuilder content: @escaping () -> Content) {
        title = nil
        self.content = content
    }

    /// A group with a title for its windows. A view's `navigationTitle(_:)` overrides it.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        title = Text(titleKey)
        self.content = content
    }

    /// A group with a title for its windows. A view's `navigationTitle(_:)` overrides it.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        self.title = Text(title)
        self.content = content
    }

    /// A group with a title for its windows. A view's `navigationTitle(_:)` overrides it.
    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.content = content
    }

    public static func _collectWindows(of scene: Self, into windows: inout _SceneWindows) {
        let title = scene.title ?? Text(verbatim: windows.appName)
        // Without a gate, nothing stands around the content, so that what was saved of its state is found again.
        guard let gate = windows.environment.windowGate else {
            let root = WindowRoot(content: scene.content)
            return windows.add(title) { _ in root }
        }
        windows.add(title) { GatedWindowRoot(content: scene.content, gate: gate, environment: $0) }
    }
}

extension _SceneWindows {
    /// Adds windows with a root view, which is made with the environment of each.
    @MainActor
    fileprivate mutating func add<Root: View>(_ title: Text, _ root: @escaping @MainActor (EnvironmentValues) -> Root) {
        windows.append(
            WindowDescription(
                title: title.resolve(in: environment),
                environment: environment,
                open: { environment, start in
                    var titleEnvironment = environment
                    titleEnvironment.setDefaults(from: start.traits)
                    let title = title.resolve(in: titleEnvironment)
                    return ViewTree(root(environment), title: title, environment: environment, start: start)
                },
                update: { $0.setRoot(root($1), environment: $1) }
            )
        )
    }
}

/// The root view of a window. It evaluates the content, so that each window observes the app's state by itself.
private struct WindowRoot<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}
