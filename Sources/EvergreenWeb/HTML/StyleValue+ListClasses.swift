import EvergreenDocument

extension ClassList {
    /// Inserts the class for a style value of a list, form, section or row. Ignores other values.
    mutating func insert(listStyle value: StyleValue) {
        switch value {
        case .hiddenSeparators(let edges):
            insertEdges(of: edges, "unlined")
        case .separatorTint(let paint, let edges):
            insertEdges(of: edges, "lined")
            if edges.contains(.top) { insert(StyleClass(.topLine, paint)) }
            if edges.contains(.bottom) { insert(StyleClass(.bottomLine, paint)) }
        case .hiddenSectionSeparators(let edges):
            insertEdges(of: edges, "section-unlined")
        case .sectionSeparatorTint(let paint, let edges):
            insertEdges(of: edges, "section-lined")
            if edges.contains(.top) { insert(StyleClass(.sectionTopLine, paint)) }
            if edges.contains(.bottom) { insert(StyleClass(.sectionBottomLine, paint)) }
        case .rowSpacing(let spacing):
            insert("spaced")
            insert(StyleClass(.rowSpacing, max(spacing, 0)))
        case .minimumRowHeight(let height):
            insert(StyleClass(.minimumRowHeight, height))
        case .minimumHeaderHeight(let height):
            insert(StyleClass(.minimumHeaderHeight, height))
        case .rowIconColor(let paint):
            insert(StyleClass(.rowIconColor, paint))
        case .sectionSpacing(let spacing):
            insert(StyleClass(.sectionSpacing, max(spacing, 0)))
        case .sectionMargins(let top, let leading, let bottom, let trailing):
            for (property, length) in [
                (StyleClass.Property.sectionTop, top), (.sectionLeading, leading), (.sectionBottom, bottom),
                (.sectionTrailing, trailing),
            ] {
                if let length { insert(StyleClass(property, length)) }
            }
        case .hiddenSectionIndex:
            insert("no-index")
        case .contentBackground(let isShown):
            insert(isShown ? "ground" : "groundless")
        case .prominentHeader:
            insert("prominent-header")
        case .formColumns:
            insert("form-columns")
        case .markedSelection:
            insert("marked")
        case .lazySection:
            insert("lazy-section")
        case .sectionEdge(let edge):
            insert("section-edge")
            if let edge { insert("pinned-\(edge.className)") }
        default: break
        }
    }

    private mutating func insertEdges(of edges: Edge.Set, _ name: String) {
        if edges.contains(.top) { insert("\(name)-top") }
        if edges.contains(.bottom) { insert("\(name)-bottom") }
    }
}

extension ButtonShape {
    func insert(into classes: inout ClassList) {
        switch self {
        case .capsule: classes.insert("shape-capsule")
        case .circle: classes.insert("shape-circle")
        case .roundedRectangle(nil): classes.insert("shape-rectangle")
        case .roundedRectangle(let radius?): classes.insert(StyleClass(.cornerRadius, max(radius, 0)))
        }
    }
}
