import EvergreenDocument

/// The undo manager of a window, which is made when a view asks for it. Then the page sends the keys for it.
@MainActor
final class WindowUndo {
    private weak var window: _Node?
    private var made: UndoManager?

    init(of window: _Node) {
        self.window = window
    }

    /// Whether a view has asked for the manager.
    var isUsed: Bool { made != nil }

    var manager: UndoManager {
        if let made { return made }
        let manager = UndoManager()
        made = manager
        window?.elementsDidChange()
        return manager
    }

    /// Command-Z undoes; with Shift, or with Y in its place, it redoes. Returns false for other keys.
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
    /// That of the window.
    var windowUndo: WindowUndo? {
        get { self[WindowUndoKey.self] }
        set { self[WindowUndoKey.self] = newValue }
    }

    /// What the user of the window has done, and how it is taken back. Of one window: the user's other tabs have their own.
    ///
    /// Command-Z, or Control-Z where that is the key for shortcuts, undoes, and with Shift redoes, unless the user is typing: a
    /// field has an undo of its own. Nothing of it outlives the session.
    @MainActor
    public var undoManager: UndoManager? { windowUndo?.manager }
}
