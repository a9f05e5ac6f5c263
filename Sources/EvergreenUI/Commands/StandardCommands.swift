/// A command that shows and hides the sidebar of the split view in front, with Control-Command-S, in the View menu.
public struct SidebarCommands: Commands {
    @FocusedValue(\.splitColumns) private var columns

    /// The command.
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

/// A command that shows and hides the inspector in front, with Control-Command-I, in the View menu.
public struct InspectorCommands: Commands {
    @FocusedBinding(\.inspectorIsPresented) private var isPresented

    /// The command.
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

/// Commands for texts, such as finding: a browser has them itself, and a page adds none.
public struct TextEditingCommands: Commands {
    /// The commands.
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
    /// Those of the split view in front.
    var splitColumns: SplitColumns? {
        get { self[SplitColumnsKey.self] }
        set { self[SplitColumnsKey.self] = newValue }
    }

    /// Whether the inspector in front is shown.
    var inspectorIsPresented: Binding<Bool>? {
        get { self[InspectorIsPresentedKey.self] }
        set { self[InspectorIsPresentedKey.self] = newValue }
    }
}
