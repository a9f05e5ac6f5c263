import EvergreenDocument
import EvergreenRuntime

/// The window of a session: a view tree, except in tests.
@MainActor
protocol SessionWindow: AnyObject {
    var document: Document { get }
    /// The traits of the screen.
    var traits: WindowTraits { get }
    var onNeedsUpdate: (@MainActor () -> Void)? { get set }
    func update()
    func handle(_ event: ElementEvent, on id: ElementID) throws(ElementEventError)
    func close()

    // MARK: Sharing

    /// Called when a model that the window shows has changed.
    var onModelChange: (@MainActor () -> Void)? { get set }
    /// Whether another window can replace this one: see `ViewTree.isInterchangeable(with:areUntouched:)`.
    func isInterchangeable(with other: any SessionWindow, areUntouched: Bool) -> Bool
    /// Whether bodies have read the value of one of these environment keys.
    func hasRead(oneOf keys: [any EnvironmentKey.Type]) -> Bool
    /// Whether views or handlers read the query of the address that the window was opened at.
    var readsQuery: Bool { get }
    /// Whether each window creates its own objects.
    var ownsObjects: Bool { get }
    /// The objects that the app may refer to after the window has closed; nil if a remade window could not find its own.
    var references: WindowReferences? { get }
    /// Keeps observing the models that the window shows after it is closed, until the result is released.
    func takeModelObservations(onChange: @escaping @MainActor () -> Void) -> [AnyObject]
    /// Continues from a screen that shows another window. Returns false if the elements differ.
    func resume(from other: any SessionWindow) -> Bool
    /// The numbering that gives this window, once remade, the ids of another one; nil if the elements differ.
    func numbering(like other: any SessionWindow) -> ElementNumbering?
}

extension SessionWindow {
    /// Makes a new window with the same elements, and returns it with its numbering; nil if new windows have other elements.
    ///
    /// - Parameters:
    ///   - numbering: The numbering that is probably right.
    ///   - open: Opens a window whose elements have these numbers.
    func makeSuccessor(
        numbered numbering: ElementNumbering? = nil,
        _ open: @MainActor (ElementNumbering) -> any SessionWindow
    ) -> (window: any SessionWindow, numbering: ElementNumbering)? {
        func make(_ numbering: ElementNumbering) -> (any SessionWindow)? {
            let made = open(numbering)
            if made.resume(from: self) { return made }
            made.close()
            return nil
        }
        if let numbering, let made = make(numbering) { return (made, numbering) }
        let plain = open(ElementNumbering())
        if plain.resume(from: self) { return (plain, ElementNumbering()) }
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

    func resume(from other: any SessionWindow) -> Bool { (other as? ViewTree).map { resume(from: $0) } ?? false }

    func numbering(like other: any SessionWindow) -> ElementNumbering? {
        guard let other = other as? ViewTree else { return nil }
        return numbering(like: other)
    }
}
