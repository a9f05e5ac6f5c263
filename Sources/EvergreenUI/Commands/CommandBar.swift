/// The menus of a window's commands, in a bar, with their keyboard shortcuts.
///
/// Narrow windows have the keyboard shortcuts only.
struct CommandBar: View {
    let commands: WindowCommands
    @State private var used = UsedCommands()
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    @ViewBuilder var body: some View {
        // Derived from the commands: not part of the saved state.
        let _ = $used.keepUnsaved()
        if horizontalSizeClass != .compact, used.hasMenus || !used.groups.isEmpty {
            HStack(spacing: 4) {
                ForEach(StandardMenu.leading, id: \.self, content: menu)
                if used.hasMenus { all(.menus) }
                ForEach(StandardMenu.trailing, id: \.self, content: menu)
                Spacer(minLength: 0)
            }
            .buttonStyle(.borderless)
            .tint(.primary)
            .font(.subheadline)
            .fontWeight(.regular)
            .modifier(StyleModifier(value: .menuBar))
        }
        // A menu mounts its items only while it is open: hidden copies have the shortcuts.
        VStack { all(.shortcuts) }
            .modifier(StyleModifier(value: .shortcutsOnly))
            .onPreferenceChange(UsedCommands.self) { used = $0 }
    }

    private func all(_ part: CommandsPart) -> some View {
        ForEach(commands.content.indices, id: \.self) { commands.content[$0] }
            .environment(\.commandsPart, part)
    }

    @ViewBuilder
    private func menu(_ menu: StandardMenu) -> some View {
        let groups = used.groups.filter { $0.placement.menu == menu }
            .sorted { ($0.placement.order, $0.order) < ($1.placement.order, $1.order) }
        if !groups.isEmpty {
            Menu {
                ForEach(groups, id: \.self) { group in
                    if group != groups.first { Divider() }
                    all(.group(group))
                }
            } label: {
                menu.title(appName: commands.appName)
            }
        }
    }
}

/// Which commands of a window there are.
struct UsedCommands: Equatable {
    /// Whether there are menus of an app's own.
    var hasMenus = false
    var groups: Set<CommandGroupID> = []
}

extension UsedCommands: PreferenceKey {
    static var defaultValue: UsedCommands { UsedCommands() }

    static func reduce(value: inout UsedCommands, nextValue: () -> UsedCommands) {
        let next = nextValue()
        value.hasMenus = value.hasMenus || next.hasMenus
        value.groups.formUnion(next.groups)
    }
}

/// The part of a window's commands that is shown.
enum CommandsPart: Equatable {
    /// The menus of an app's own, in the bar.
    case menus
    /// A group, in one of the standard menus.
    case group(CommandGroupID)
    /// All of them, for their keyboard shortcuts.
    case shortcuts
}

private struct CommandsPartKey: EnvironmentKey {
    static var defaultValue: CommandsPart { .shortcuts }
}

extension EnvironmentValues {
    /// The part of the commands that the views around are.
    var commandsPart: CommandsPart {
        get { self[CommandsPartKey.self] }
        set { self[CommandsPartKey.self] = newValue }
    }
}

/// The commands of the windows of a scene.
struct WindowCommands {
    /// The title of the menu of the app itself.
    var appName = ""
    var content: [AnyView] = []
    /// Whether a scene around has removed those of the scenes in it.
    var isComplete = false
}

private struct WindowCommandsKey: EnvironmentKey {
    static var defaultValue: WindowCommands { WindowCommands() }
}

extension EnvironmentValues {
    /// Those of the scene.
    var windowCommands: WindowCommands {
        get { self[WindowCommandsKey.self] }
        set { self[WindowCommandsKey.self] = newValue }
    }
}
