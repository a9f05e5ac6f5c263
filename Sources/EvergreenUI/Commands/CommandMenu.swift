/// A custom menu, between the View menu and the Window menu.
public struct CommandMenu<Content: View>: Commands {
    let title: Text
    let content: Content

    public typealias Body = Never

    /// Creates a menu with a localized title.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// Creates a menu with a verbatim title.
    @_disfavoredOverload
    public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }

    /// Creates a menu with a title.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        title = name
        self.content = content()
    }

    public var _content: some View { CommandMenuView(title: title, content: content) }
}

private struct CommandMenuView<Content: View>: View {
    let title: Text
    let content: Content
    @Environment(\.commandsPart) private var part

    var body: some View {
        switch part {
        case .menus:
            Menu {
                content
            } label: {
                title
            }
        case .shortcuts: content.preference(key: UsedCommands.self, value: UsedCommands(hasMenus: true))
        case .group: EmptyView()
        }
    }
}
