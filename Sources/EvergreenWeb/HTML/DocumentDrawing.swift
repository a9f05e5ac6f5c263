import EvergreenUI

extension HTMLWriter {
    /// Writes an element with all that is in it.
    @MainActor
    mutating func write(_ element: Element) {
        let html = ElementHTML(id: element.id, description: element.description, titledBy: element.titleInside).html
        write(html) { writer in
            for child in element.children { writer.write(child) }
        }
    }
}

extension Element {
    /// The bar whose heading names this sheet.
    fileprivate var titleInside: ElementID? {
        guard description.kind == .sheet else { return nil }
        var bar: ElementID?
        visit { element in
            if bar == nil, case .navigationBar(let title, _) = element.description.kind, !title.isEmpty {
                bar = element.id
            }
        }
        return bar
    }
}
