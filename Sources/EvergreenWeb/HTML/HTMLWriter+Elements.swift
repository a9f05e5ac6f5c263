import EvergreenDocument

extension HTMLWriter {
    /// Writes an element and its descendants. `label` is the label of the enclosing labeled content.
    mutating func write(_ element: ElementSnapshot, labeledBy label: ElementID? = nil) {
        let label = element.labelInside ?? label
        var html = ElementHTML(
            id: element.id,
            description: element.description,
            titledBy: element.titleInside,
            labeledBy: label,
            language: language
        )
        .html
        if let identity = element.fieldIdentity { html.attributes.append(HTML.Attribute(.dataIdentity, identity)) }
        write(html) { writer in
            for child in element.children { writer.write(child, labeledBy: label) }
        }
    }
}

extension ElementSnapshot {
    /// The bar whose heading labels this sheet.
    fileprivate var titleInside: ElementID? { description.kind.isTitledSheet ? titledBar : nil }

    /// The label of this labeled content.
    fileprivate var labelInside: ElementID? {
        guard description.kind == .labeledContent else { return nil }
        return children.first { $0.description.kind == .labelTitle }?.id
    }

    /// The first bar with a title, in this element or its descendants.
    private var titledBar: ElementID? {
        if case .navigationBar(let title, _, _) = description.kind, !title.isEmpty { return id }
        for child in children {
            if let bar = child.titledBar { return bar }
        }
        return nil
    }
}

extension ElementKind {
    fileprivate var isTitledSheet: Bool {
        switch self {
        case .sheet, .cover, .inspector, .popover: true
        default: false
        }
    }
}
