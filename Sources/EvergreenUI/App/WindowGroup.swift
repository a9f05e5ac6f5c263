/// Windows that all show the same views, each with state of its own. On a page, each tab is such a window.
public struct WindowGroup<Content: View>: Scene {
    let title: String
    let content: () -> Content

    public typealias Body = Never

    /// Windows with these views.
    public init(@ViewBuilder content: @escaping () -> Content) {
        title = ""
        self.content = content
    }

    /// A group whose windows have this title, until a view sets a `navigationTitle`.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        title = titleKey.resolve(in: EnvironmentValues())
        self.content = content
    }

    /// A group whose windows have this title, until a view sets a `navigationTitle`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        self.title = String(title)
        self.content = content
    }

    /// A group whose windows have this title, until a view sets a `navigationTitle`.
    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
        self.title = title.resolve(in: EnvironmentValues())
        self.content = content
    }

    public static func _collectWindows(of scene: Self, into windows: inout _SceneWindows) {
        let (title, root) = (scene.title, WindowRoot(content: scene.content))
        windows.windows.append(
            WindowDescription(
                title: title,
                environment: windows.environment,
                open: { ViewTree(root, title: title, environment: $0) },
                update: { $0.setRoot(root, environment: $1) }
            )
        )
    }
}

/// The root view of a window: what the app's content reads of the app's state belongs to each window.
private struct WindowRoot<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}
