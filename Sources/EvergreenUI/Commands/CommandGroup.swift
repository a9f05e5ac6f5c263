/// A group of commands in one of the standard menus, such as File.
///
/// ```swift
/// CommandGroup(after: .newItem) {
///     Button("Import…") { isImporting = true }.keyboardShortcut("i")
/// }
/// ```
///
/// A page has no standard commands, because the browser has them. ``init(replacing:addition:)`` adds its commands after those of
/// ``init(before:addition:)`` and before those of ``init(after:addition:)``.
public struct CommandGroup<Content: View>: Commands {
    let group: CommandGroupID
    let content: Content

    public typealias Body = Never

    /// Creates commands before the standard ones of a group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.group = CommandGroupID(placement: group, order: 0)
        content = addition()
    }

    /// Creates commands after the standard ones of a group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.group = CommandGroupID(placement: group, order: 2)
        content = addition()
    }

    /// Creates commands that replace the standard ones of a group.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.group = CommandGroupID(placement: group, order: 1)
        content = addition()
    }

    public var _content: some View { CommandGroupView(group: group, content: content) }
}

/// The identifier of a command group.
struct CommandGroupID: Hashable {
    let placement: CommandGroupPlacement
    /// Before, instead of, or after the standard commands.
    let order: Int
}

private struct CommandGroupView<Content: View>: View {
    let group: CommandGroupID
    let content: Content
    @Environment(\.commandsPart) private var part

    var body: some View {
        switch part {
        case .group(group): content
        case .shortcuts where Content.self != EmptyView.self:
            content.preference(key: UsedCommands.self, value: UsedCommands(groups: [group]))
        case .menus, .group, .shortcuts: EmptyView()
        }
    }
}
