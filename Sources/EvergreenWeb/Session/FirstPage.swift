import EvergreenConcurrency
import EvergreenDocument

/// What a page shows first, as a value that can be drawn on any thread.
struct FirstPage: Sendable {
    let root: ElementSnapshot
    /// What pages have with which it shares a window; nil if it has one of its own.
    let sharedRules: PatchTranslation?
    private let drawings: SharedDrawings?

    /// What several pages begin with is drawn for the first of them.
    private final class SharedDrawings: Sendable {
        let byRoot = Locked<[AppRoot: SessionDrawing]>([:])
    }

    /// A page with a window of its own.
    init(root: ElementSnapshot) {
        self.root = root
        sharedRules = nil
        drawings = nil
    }

    /// A page that shares a window.
    ///
    /// - Parameter rules: What its other pages have.
    init(root: ElementSnapshot, sharing rules: PatchTranslation) {
        self.root = root
        sharedRules = rules
        drawings = SharedDrawings()
    }

    /// Draws the page.
    ///
    /// - Parameters:
    ///   - appRoot: Where the app is, seen from the page.
    ///   - draw: Called if it was not drawn before.
    func drawing(appRoot: AppRoot, _ draw: () -> SessionDrawing) -> SessionDrawing {
        guard let drawings else { return draw() }
        return drawings.byRoot.withLock { known in
            if let drawing = known[appRoot] { return drawing }
            var drawing = draw()
            // What changes from here on is drawn once for all pages, which have these rules.
            if let sharedRules { drawing.styles.formUnion(sharedRules.knownStyles) }
            known[appRoot] = drawing
            return drawing
        }
    }
}
