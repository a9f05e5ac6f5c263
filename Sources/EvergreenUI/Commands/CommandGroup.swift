/// Commands in one of the standard menus, such as File.
///
/// ```swift
/// CommandGroup(after: .newItem) {
///     Button("Import…") { isImporting = true }.keyboardShortcut("i")
/// }
/// ```
///
/// A page has no commands of its own there: the browser has them. So ``init(replacing:addition:)`` adds its commands between those before
/// and those after.
public struct CommandGroup<Content: View>: Commands {
    let group: CommandGroupID
    let content: Content

    public typealias Body = Never

    /// Commands before the standard ones of a group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.group = CommandGroupID(placement: group, order: 0)
        content = addition()
    }

    /// Commands after the standard ones of a group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.group = CommandGroupID(placement: group, order: 2)
        content = addition()
    }

    /// Commands in the place of the standard ones of a group.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.group = CommandGroupID(placement: group, order: 1)
        content = addition()
    }

    public var _content: some View { CommandGroupView(group: group, content: content) }
}

/// Which commands a group is.
struct CommandGroupID: Hashable {
    let placement: CommandGroupPlacement
    /// Before those of the platform, in their place, or after them.
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
