import EvergreenConcurrency
import EvergreenDocument

/// The initial content of a page, as a value that can be rendered on any thread.
struct FirstPage: Sendable {
    let root: ElementSnapshot
    /// The rules of the other pages that share its window; nil for a page with its own window.
    let sharedRules: PatchTranslation?
    private let lastDrawing: LastDrawing?

    /// The last rendering, for reuse by other pages. Only one is kept, because an address can be written in many ways, each with different
    /// links.
    private final class LastDrawing: Sendable {
        let value = Locked<SessionDrawing?>(nil)
    }

    /// A page with its own window.
    init(root: ElementSnapshot) {
        self.root = root
        sharedRules = nil
        lastDrawing = nil
    }

    /// A page with a shared window.
    ///
    /// - Parameter rules: The rules of the other pages.
    init(root: ElementSnapshot, sharing rules: PatchTranslation) {
        self.root = root
        sharedRules = rules
        lastDrawing = LastDrawing()
    }

    /// Renders the page.
    ///
    /// - Parameters:
    ///   - appRoot: The root of the app, relative to the page.
    ///   - draw: Renders the page. Called unless the last rendering can be reused.
    func drawing(appRoot: AppRoot, _ draw: () -> SessionDrawing) -> SessionDrawing {
        guard let lastDrawing else { return draw() }
        return lastDrawing.value.withLock { last in
            if let last, last.appRoot == appRoot { return last }
            var drawing = draw()
            // Later changes are rendered once for all pages, which have these rules.
            if let sharedRules { drawing.styles.formUnion(sharedRules.knownStyles) }
            drawing.sharedText = SharedPageText()
            last = drawing
            return drawing
        }
    }
}
