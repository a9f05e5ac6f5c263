/// Windows with the same content, each with its own state. Each browser tab is a window.
public struct WindowGroup<Content: View>: Scene {
    let title: String
    let content: () -> Content

    public typealias Body = Never

    /// A group whose windows have the name of the app as their title: that of its executable. A view's
    /// `navigationTitle(_:)` overrides it.
    public init(@ViewBuilder content: @escaping () -> Content) {
        title = ""
        self.content = content
    }

    /// A group with a title for its windows. A view's `navigationTitle(_:)` overrides it.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        title = titleKey.resolve(in: EnvironmentValues())
        self.content = content
    }

    /// A group with a title for its windows. A view's `navigationTitle(_:)` overrides it.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        self.title = String(title)
        self.content = content
    }

    /// A group with a title for its windows. A view's `navigationTitle(_:)` overrides it.
    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
        self.title = title.resolve(in: EnvironmentValues())
        self.content = content
    }

    public static func _collectWindows(of scene: Self, into windows: inout _SceneWindows) {
        let title = scene.title.isEmpty ? windows.appName : scene.title
        let root = WindowRoot(content: scene.content)
        windows.windows.append(
            WindowDescription(
                title: title,
                environment: windows.environment,
                open: { ViewTree(root, title: title, environment: $0, start: $1) },
                update: { $0.setRoot(root, environment: $1) }
            )
        )
    }
}

/// The root view of a window. It evaluates the content, so that each window observes the app's state by itself.
private struct WindowRoot<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}
