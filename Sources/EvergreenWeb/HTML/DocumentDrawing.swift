import EvergreenDocument

extension HTMLWriter {
    /// Writes an element with all that is in it.
    @MainActor
    mutating func write(_ element: Element) {
        var html = ElementHTML(
            id: element.id,
            description: element.description,
            titledBy: element.titleInside,
            language: language
        )
        .html
        if let identity = element.fieldIdentity { html.attributes.append(HTML.Attribute(.dataIdentity, identity)) }
        write(html) { writer in
            for child in element.children { writer.write(child) }
        }
    }
}

extension Element {
    /// The bar whose heading names this sheet.
    fileprivate var titleInside: ElementID? {
        guard description.kind.isTitledSheet else { return nil }
        var bar: ElementID?
        visit { element in
            if bar == nil, case .navigationBar(let title, _) = element.description.kind, !title.isEmpty {
                bar = element.id
            }
        }
        return bar
    }
}

extension ElementKind {
    fileprivate var isTitledSheet: Bool {
        switch self {
        case .sheet, .cover, .popover: true
        default: false
        }
    }
}
