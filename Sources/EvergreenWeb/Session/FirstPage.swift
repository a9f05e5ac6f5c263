import EvergreenConcurrency
import EvergreenDocument

/// What a page shows first, as a value that can be drawn on any thread.
struct FirstPage: Sendable {
    let root: ElementSnapshot
    /// What pages have with which it shares a window; nil if it has one of its own.
    let sharedRules: PatchTranslation?
    private let lastDrawing: LastDrawing?

    /// What was drawn for another page last. Only that is kept: an address can be written in many ways, each with links of its own.
    private final class LastDrawing: Sendable {
        let value = Locked<SessionDrawing?>(nil)
    }

    /// A page with a window of its own.
    init(root: ElementSnapshot) {
        self.root = root
        sharedRules = nil
        lastDrawing = nil
    }

    /// A page that shares a window.
    ///
    /// - Parameter rules: What its other pages have.
    init(root: ElementSnapshot, sharing rules: PatchTranslation) {
        self.root = root
        sharedRules = rules
        lastDrawing = LastDrawing()
    }

    /// Draws the page.
    ///
    /// - Parameters:
    ///   - appRoot: Where the app is, seen from the page.
    ///   - draw: Called if it was not drawn for another page just before.
    func drawing(appRoot: AppRoot, _ draw: () -> SessionDrawing) -> SessionDrawing {
        guard let lastDrawing else { return draw() }
        return lastDrawing.value.withLock { last in
            if let last, last.appRoot == appRoot { return last }
            var drawing = draw()
            // What changes from here on is drawn once for all pages, which have these rules.
            if let sharedRules { drawing.styles.formUnion(sharedRules.knownStyles) }
            last = drawing
            return drawing
        }
    }
}
