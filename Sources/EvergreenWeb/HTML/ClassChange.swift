import OrderedCollections

/// An animation between the classes of a node and other classes, which the page runs on its own.
enum ClassChange: Hashable, Sendable {
    case repeated(RepeatedClasses)
    case scrolled(ScrollPhases)

    /// Adds the style classes that the node has only temporarily.
    func addStyles(to styles: inout OrderedSet<StyleClass>) {
        switch self {
        case .repeated(let change): styles.formUnion(change.previous.styles)
        case .scrolled(let phases):
            styles.formUnion(phases.before.styles)
            styles.formUnion(phases.after.styles)
        }
    }
}

extension [ClassChange] {
    /// The attributes for the page's script.
    var attributes: [HTML.Attribute] {
        let repeated = compactMap { if case .repeated(let change) = $0 { change.pageText } else { nil } }
        let scrolled = compactMap { if case .scrolled(let phases) = $0 { phases.pageText } else { nil } }
        return (repeated.isEmpty ? [] : [HTML.Attribute(.dataRepeat, repeated.joined(separator: ";"))])
            + scrolled.prefix(1).map { HTML.Attribute(.dataScrollPhases, $0) }
    }
}
