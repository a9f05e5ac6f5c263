@testable import EvergreenUI
@testable import EvergreenWeb

/// A window with a hand-built document, without views.
@MainActor
final class HandmadeWindow: SessionWindow {
    let document: Document
    let traits = WindowTraits()
    var onNeedsUpdate: (@MainActor () -> Void)?
    private(set) var isClosed = false
    private(set) var updates = 0

    init(title: String = "Players") {
        document = Document(title: title)
    }

    /// Called in each update.
    var onUpdate: (@MainActor () -> Void)?

    func update() {
        updates += 1
        onUpdate?()
    }

    func handle(_ event: ElementEvent, on id: ElementID) throws(ElementEventError) {
        try document.dispatch(event, to: id)
    }

    func close() { isClosed = true }

    /// Changes the document as another page's event or a database would.
    func change(_ body: () -> Void) {
        body()
        onNeedsUpdate?()
    }

    func make(_ kind: ElementKind, _ children: [Element] = []) -> Element {
        let element = document.makeElement(ElementDescription(kind))
        element.setChildren(children)
        return element
    }

    func text(_ text: String) -> Element { make(.text(text)) }
}

extension Element {
    /// Changes what the element is, and keeps the rest.
    func change(_ body: (inout ElementDescription) -> Void) {
        var description = description
        body(&description)
        set(description)
    }

    var text: String {
        if case .text(let text) = description.kind { text } else { "" }
    }
}
