/// A command that toggles the sidebar of the frontmost split view, with Control-Command-S, in the View menu.
public struct SidebarCommands: Commands {
    @FocusedValue(\.splitColumns) private var columns

    /// Creates the command.
    public init() {}

    public var body: some Commands {
        CommandGroup(after: .sidebar) {
            Button {
                columns?.toggleSidebar()
            } label: {
                Text(.toggleSidebar)
            }
            .keyboardShortcut("s", modifiers: [.control, .command])
            .disabled(columns == nil)
        }
    }
}

/// A command that toggles the frontmost inspector, with Control-Command-I, in the View menu.
public struct InspectorCommands: Commands {
    @FocusedBinding(\.inspectorIsPresented) private var isPresented

    /// Creates the command.
    public init() {}

    public var body: some Commands {
        CommandGroup(after: .sidebar) {
            Button {
                if let isPresented { self.isPresented = !isPresented }
            } label: {
                Text(.toggleInspector)
            }
            .keyboardShortcut("i", modifiers: [.control, .command])
            .disabled(isPresented == nil)
        }
    }
}

/// Commands for text editing, such as Find. Browsers have their own, and a page adds none.
public struct TextEditingCommands: Commands {
    /// Creates the commands.
    public init() {}

    public var body: some Commands { EmptyCommands() }
}

/// Commands that show and customize toolbars. The bars of a page are always shown and not customizable, and a page adds none.
public struct ToolbarCommands: Commands {
    /// Creates the commands.
    public init() {}

    public var body: some Commands { EmptyCommands() }
}

private enum SplitColumnsKey: FocusedValueKey {
    typealias Value = SplitColumns
}

private enum InspectorIsPresentedKey: FocusedValueKey {
    typealias Value = Binding<Bool>
}

extension FocusedValues {
    /// The columns of the frontmost split view.
    var splitColumns: SplitColumns? {
        get { self[SplitColumnsKey.self] }
        set { self[SplitColumnsKey.self] = newValue }
    }

    /// Whether the frontmost inspector is presented.
    var inspectorIsPresented: Binding<Bool>? {
        get { self[InspectorIsPresentedKey.self] }
        set { self[InspectorIsPresentedKey.self] = newValue }
    }
}
