/// The placement of a command group in one of the standard menus.
public struct CommandGroupPlacement: Hashable, Sendable {
    let menu: StandardMenu
    /// The order in the menu.
    let order: Int

    /// Information about the app, in the app menu.
    public static let appInfo = CommandGroupPlacement(menu: .app, order: 0)
    /// Settings, in the app menu.
    public static let appSettings = CommandGroupPlacement(menu: .app, order: 1)
    /// Services, in the app menu.
    public static let systemServices = CommandGroupPlacement(menu: .app, order: 2)
    /// Hiding the app, in the app menu.
    public static let appVisibility = CommandGroupPlacement(menu: .app, order: 3)
    /// Quitting the app, in the app menu.
    public static let appTermination = CommandGroupPlacement(menu: .app, order: 4)
    /// New documents and windows, in the File menu.
    public static let newItem = CommandGroupPlacement(menu: .file, order: 0)
    /// Saving, in the File menu.
    public static let saveItem = CommandGroupPlacement(menu: .file, order: 1)
    /// Import and export, in the File menu.
    public static let importExport = CommandGroupPlacement(menu: .file, order: 2)
    /// Printing, in the File menu.
    public static let printItem = CommandGroupPlacement(menu: .file, order: 3)
    /// Undo and redo, in the Edit menu.
    public static let undoRedo = CommandGroupPlacement(menu: .edit, order: 0)
    /// Cut, copy and paste, in the Edit menu.
    public static let pasteboard = CommandGroupPlacement(menu: .edit, order: 1)
    /// Finding and transforming text, in the Edit menu.
    public static let textEditing = CommandGroupPlacement(menu: .edit, order: 2)
    /// Fonts and alignments, in the Format menu.
    public static let textFormatting = CommandGroupPlacement(menu: .format, order: 0)
    /// The toolbar, in the View menu.
    public static let toolbar = CommandGroupPlacement(menu: .view, order: 0)
    /// The sidebar, in the View menu.
    public static let sidebar = CommandGroupPlacement(menu: .view, order: 1)
    /// Window sizing, in the Window menu.
    public static let windowSize = CommandGroupPlacement(menu: .window, order: 0)
    /// Window arrangement, in the Window menu.
    public static let windowArrangement = CommandGroupPlacement(menu: .window, order: 1)
    /// Single-instance windows, in the Window menu.
    public static let singleWindowList = CommandGroupPlacement(menu: .window, order: 2)
    /// The open windows, in the Window menu.
    public static let windowList = CommandGroupPlacement(menu: .window, order: 3)
    /// Help, in the Help menu.
    public static let help = CommandGroupPlacement(menu: .help, order: 0)
}

/// A standard menu.
enum StandardMenu: Hashable, Sendable {
    case app, file, edit, format, view, window, help

    /// The standard menus before the custom ones, and those after.
    static let leading: [StandardMenu] = [.app, .file, .edit, .format, .view]
    static let trailing: [StandardMenu] = [.window, .help]

    func title(appName: String) -> Text {
        switch self {
        case .app: Text(verbatim: appName)
        case .file: Text(.fileMenu)
        case .edit: Text(.edit)
        case .format: Text(.formatMenu)
        case .view: Text(.viewMenu)
        case .window: Text(.windowMenu)
        case .help: Text(.helpMenu)
        }
    }
}
