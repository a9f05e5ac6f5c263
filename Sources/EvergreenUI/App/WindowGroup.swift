/// Windows that all show the same views, each with state of its own. On a page, each tab is such a window.
public struct WindowGroup<Content: View>: Scene {
    let title: String
    let content: () -> Content

    public typealias Body = Never

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
        let (title, content) = (scene.title, scene.content)
        windows.windows.append(
            WindowDescription(
                title: title,
                environment: windows.environment,
                open: { ViewTree(content(), title: title, environment: $0) },
                update: { $0.setRoot(content(), environment: $1) }
            )
        )
    }
}
