import EvergreenDocument
import EvergreenRuntime

/// What a session needs of the window that it shows: a view tree, in all but tests.
@MainActor
protocol SessionWindow: AnyObject {
    var document: Document { get }
    /// What is known of the screen.
    var traits: WindowTraits { get }
    var onNeedsUpdate: (@MainActor () -> Void)? { get set }
    func update()
    func handle(_ event: ElementEvent, on id: ElementID) throws(ElementEventError)
    func close()

    // MARK: Sharing

    /// Called when a model has changed that the window shows.
    var onModelChange: (@MainActor () -> Void)? { get set }
    /// Whether another window may take the place of this one: see `ViewTree.isInterchangeable(with:areUntouched:)`.
    func isInterchangeable(with other: any SessionWindow, areUntouched: Bool) -> Bool
    /// Whether bodies have read the value of one of these environment keys.
    func hasRead(oneOf keys: [any EnvironmentKey.Type]) -> Bool
    /// Whether each window makes objects for itself.
    var ownsObjects: Bool { get }
    /// What the app may refer to when the window has closed; nil if a window that is made anew could not find its own.
    var references: WindowReferences? { get }
    /// Has what the window shows of models be watched when it is closed, until what this returns is released.
    func takeModelWatches(onChange: @escaping @MainActor () -> Void) -> [AnyObject]
    /// Leads on from what another window shows on a screen. Returns false if it has not the same elements.
    func goOn(from other: any SessionWindow) -> Bool
    /// The numbering by which this window, made anew, has the ids of another one; nil if it has not the same elements.
    func numbering(like other: any SessionWindow) -> ElementNumbering?
}

extension SessionWindow {
    /// A new window with the same elements, and the numbering that it took; nil if new windows have other elements.
    ///
    /// - Parameters:
    ///   - numbering: The one that is likely to be right.
    ///   - open: Opens a window whose elements have these numbers.
    func makeSuccessor(
        numbered numbering: ElementNumbering? = nil,
        _ open: @MainActor (ElementNumbering) -> any SessionWindow
    ) -> (window: any SessionWindow, numbering: ElementNumbering)? {
        func make(_ numbering: ElementNumbering) -> (any SessionWindow)? {
            let made = open(numbering)
            if made.goOn(from: self) { return made }
            made.close()
            return nil
        }
        if let numbering, let made = make(numbering) { return (made, numbering) }
        let plain = open(ElementNumbering())
        if plain.goOn(from: self) { return (plain, ElementNumbering()) }
        let found = plain.numbering(like: self)
        plain.close()
        guard let found, let made = make(found) else { return nil }
        return (made, found)
    }
}

extension ViewTree: SessionWindow {
    func isInterchangeable(with other: any SessionWindow, areUntouched: Bool) -> Bool {
        (other as? ViewTree).map { isInterchangeable(with: $0, areUntouched: areUntouched) } ?? false
    }

    func goOn(from other: any SessionWindow) -> Bool { (other as? ViewTree).map { goOn(from: $0) } ?? false }

    func numbering(like other: any SessionWindow) -> ElementNumbering? {
        guard let other = other as? ViewTree else { return nil }
        return numbering(like: other)
    }
}
