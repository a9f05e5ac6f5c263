import EvergreenDocument

/// The undo manager of a window. It is created on first access, after which the page reports its keyboard shortcuts.
@MainActor
final class WindowUndo {
    private weak var window: _Node?
    private var made: UndoManager?

    init(of window: _Node) {
        self.window = window
    }

    /// Whether a view has accessed the manager.
    var isUsed: Bool { made != nil }

    var manager: UndoManager {
        if let made { return made }
        let manager = UndoManager()
        made = manager
        window?.elementsDidChange()
        return manager
    }

    /// Handles a key press: Command-Z undoes, and Command-Shift-Z or Command-Y redoes. Returns false for other keys.
    func press(_ stroke: KeyStroke) -> Bool {
        guard let made, stroke.modifiers.contains(.command) else { return false }
        switch (stroke.key.lowercased(), stroke.modifiers.contains(.shift)) {
        case ("z", false): made.undo()
        case ("z", true), ("y", false): made.redo()
        default: return false
        }
        return true
    }
}

private struct WindowUndoKey: EnvironmentKey {
    static var defaultValue: WindowUndo? { nil }
}

extension EnvironmentValues {
    /// The undo state of the window.
    var windowUndo: WindowUndo? {
        get { self[WindowUndoKey.self] }
        set { self[WindowUndoKey.self] = newValue }
    }

    /// The undo manager of the window. Other tabs of the same user have their own.
    ///
    /// Command-Z, or Control-Z on platforms with Control shortcuts, undoes, and with Shift redoes, unless the user is typing in a field,
    /// which has its own undo. The actions do not outlive the session.
    @MainActor
    public var undoManager: UndoManager? { windowUndo?.manager }
}
