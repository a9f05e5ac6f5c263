/// The settings of an app: windows at the path `settings`, opened by `\.openSettings` and ``SettingsLink``.
///
/// ```swift
/// var body: some Scene {
///     WindowGroup { PlayerList() }
///     Settings { SettingsForm() }
/// }
/// ```
///
/// If another scene has the id `settings`, the first scene with this path wins. An app has one `Settings` scene: of several, the first one
/// wins. There is no menu command, because browsers reserve Command-Comma. As with a ``WindowGroup``, everybody who has access to the app
/// can open the address.
public struct Settings<Content: View>: Scene {
    let content: () -> Content

    public typealias Body = Never

    /// Creates the settings.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public static func _collectWindows(of scene: Self, into windows: inout _SceneWindows) {
        let group = WindowGroup(
            title: Text(StandardText.settingsTitle),
            id: "settings",
            value: SettingsWindow.self,
            content: scene.content
        )
        WindowGroup._collectWindows(of: group, into: &windows)
    }
}

/// The identifier of settings windows.
enum SettingsWindow {
    static var id: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

/// A button that opens the settings of the app. See ``Settings``.
public struct SettingsLink<Label: View>: View {
    let label: Label
    @Environment(\.openSettings) private var openSettings

    /// Creates a button with a custom label.
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
    /// Creates a button with the standard label.
    public init() {
        label = DefaultSettingsLinkLabel()
    }
}

/// The standard label of a ``SettingsLink``.
public struct DefaultSettingsLinkLabel: View {
    public var body: some View { Label(.settings, systemImage: "gear") }
}
