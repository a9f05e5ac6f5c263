/// A group of windows with the same content, each with its own state. Each browser tab is a window.
///
/// An app may have several groups. A group with an id is served at the path of that id, and one without at all other paths:
///
/// ```swift
/// var body: some Scene {
///     WindowGroup("Players") { PlayerList() }
///     WindowGroup("Settings", id: "settings") { SettingsForm() }
/// }
/// ```
///
/// Use links to navigate between them: `Link("Settings", destination: url)` with the URL `/settings`.
public struct WindowGroup<Content: View>: Scene {
    /// Nil for the name of the app.
    let title: Text?
    /// The path segments of the windows.
    let path: [String]
    /// The type of the presented values, or nil for none.
    let value: ObjectIdentifier?
    let content: () -> Content

    public typealias Body = Never

    init(title: Text?, id: String?, value: Any.Type? = nil, content: @escaping () -> Content) {
        self.title = title
        self.value = value.map { ObjectIdentifier($0) }
        path = id?.split(separator: "/").map(String.init) ?? []
        self.content = content
    }

    /// Creates a group whose windows have the name of the app as their title: that of its executable. A view's `navigationTitle(_:)`
    /// overrides it.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.init(title: nil, id: nil, content: content)
    }

    /// Creates a group at the path of its id, whose windows have the name of the app as their title.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: nil, id: id, content: content)
    }

    /// Creates a group with a title for its windows. A view's `navigationTitle(_:)` overrides it.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(titleKey), id: nil, content: content)
    }

    /// Creates a group at the path of its id, with a title for its windows.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(titleKey), id: id, content: content)
    }

    /// Creates a group with a title for its windows. A view's `navigationTitle(_:)` overrides it.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(title), id: nil, content: content)
    }

    /// Creates a group at the path of its id, with a title for its windows.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(title), id: id, content: content)
    }

    /// Creates a group with a title for its windows. A view's `navigationTitle(_:)` overrides it.
    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: title, id: nil, content: content)
    }

    /// Creates a group at the path of its id, with a title for its windows.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: title, id: id, content: content)
    }

    public static func _collectWindows(of scene: Self, into windows: inout _SceneWindows) {
        let title = scene.title ?? Text(verbatim: windows.appName)
        if !windows.environment.windowCommands.content.isEmpty {
            windows.environment.windowCommands.appName = windows.appName
        }
        // Without a gate, no view encloses the content, so that the identities of its saved state match.
        guard let gate = windows.environment.windowGate else {
            let commands = windows.environment.windowCommands
            guard !commands.content.isEmpty else {
                return windows.add(title, at: scene.path, value: scene.value) { environment in
                    AddressedWindow(wrapped: WindowRoot(content: scene.content), notFound: environment.notFoundView)
                }
            }
            return windows.add(title, at: scene.path, value: scene.value) { environment in
                AddressedWindow(
                    wrapped: CommandedWindowRoot(commands: commands, content: scene.content),
                    notFound: environment.notFoundView
                )
            }
        }
        windows.environment.windowLocation.awaitsContent = true
        windows.add(title, at: scene.path, value: scene.value) {
            GatedWindowRoot(content: scene.content, gate: gate, environment: $0)
        }
        windows.environment.windowLocation.awaitsContent = false
    }
}

extension _SceneWindows {
    /// Adds windows with a root view, created with the environment of each window.
    @MainActor
    fileprivate mutating func add<Root: View>(
        _ title: Text,
        at path: [String],
        value: ObjectIdentifier?,
        _ root: @escaping @MainActor (EnvironmentValues) -> Root
    ) {
        windows.append(
            WindowDescription(
                path: path,
                value: value,
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

/// The root view of a window. It evaluates the content, so that each window observes the app's state independently.
struct WindowRoot<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}

/// The root view of a window with commands.
struct CommandedWindowRoot<Content: View>: View {
    let commands: WindowCommands
    let content: () -> Content

    var body: some View {
        CommandBar(commands: commands)
        WindowRoot(content: content)
    }
}
