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
}

extension ViewTree: SessionWindow {}
