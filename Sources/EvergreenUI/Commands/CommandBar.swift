/// A menu bar with the commands of a window, and their keyboard shortcuts.
///
/// Narrow windows have only the keyboard shortcuts.
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
        // Menus mount their items only while open. Hidden copies provide the shortcuts.
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

/// The commands present in a window.
struct UsedCommands: Equatable {
    /// Whether there are custom menus.
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

/// The part of a window's commands to show.
enum CommandsPart: Equatable {
    /// The custom menus, in the bar.
    case menus
    /// A group in one of the standard menus.
    case group(CommandGroupID)
    /// All commands, for their keyboard shortcuts.
    case shortcuts
}

private struct CommandsPartKey: EnvironmentKey {
    static var defaultValue: CommandsPart { .shortcuts }
}

extension EnvironmentValues {
    /// The part of the commands that the current views belong to.
    var commandsPart: CommandsPart {
        get { self[CommandsPartKey.self] }
        set { self[CommandsPartKey.self] = newValue }
    }
}

/// The commands of the windows of a scene.
struct WindowCommands {
    /// The title of the app menu.
    var appName = ""
    var content: [AnyView] = []
    /// Whether an outer scene has removed the commands of the scenes inside.
    var isComplete = false
}

private struct WindowCommandsKey: EnvironmentKey {
    static var defaultValue: WindowCommands { WindowCommands() }
}

extension EnvironmentValues {
    /// The commands of the scene.
    var windowCommands: WindowCommands {
        get { self[WindowCommandsKey.self] }
        set { self[WindowCommandsKey.self] = newValue }
    }
}
