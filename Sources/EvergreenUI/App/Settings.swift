/// The settings of an app: windows at the path `settings`, which `\.openSettings` and ``SettingsLink`` open.
///
/// ```swift
/// var body: some Scene {
///     WindowGroup { PlayerList() }
///     Settings { SettingsForm() }
/// }
/// ```
///
/// No other scene has this path: where one has the id `settings`, the first of them is there. An app has one `Settings` scene; of several,
/// the first one counts. There is no menu command for it: a browser has Command-Comma itself. As with a ``WindowGroup``, whoever may see
/// the app may open the address.
public struct Settings<Content: View>: Scene {
    let content: () -> Content

    public typealias Body = Never

    /// The settings, with their views.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public static func _collectWindows(of scene: Self, into windows: inout _SceneWindows) {
        let group = WindowGroup(
            title: Text(StandardWord.settingsTitle),
            id: "settings",
            value: SettingsWindow.self,
            content: scene.content
        )
        WindowGroup._collectWindows(of: group, into: &windows)
    }
}

/// What a window of the settings is known by.
enum SettingsWindow {
    static var id: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

/// A button that opens the settings of the app: see ``Settings``.
public struct SettingsLink<Label: View>: View {
    let label: Label
    @Environment(\.openSettings) private var openSettings

    /// A button with a custom label.
    public init(@ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public var body: some View {
        Button {
            openSettings()
        } label: {
            label
        }
    }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    /// A button with the standard label.
    public init() {
        label = DefaultSettingsLinkLabel()
    }
}

/// The standard label of a ``SettingsLink``.
public struct DefaultSettingsLinkLabel: View {
    public var body: some View { Label(.settings, systemImage: "gear") }
}
