extension Element {
    /// Resolves the expansion of the element from the resolved expansion of its children. O(n) for n children. Returns whether the
    /// expansion with the element's style differs from the one that the parent knows.
    ///
    /// - Parameter known: The expansion that the parent knows.
    func resolveExpansion(known: Expansion) -> Bool {
        for child in children where child.description.kind.dependsOnAxis {
            _ = child.resolveExpansion(known: child.description.outerExpansion)
        }
        expand(contentExpansion)
        return description.outerExpansion != known
    }

    /// Resolves the expansion of the element and all descendants, and the positions of cells in grids.
    func resolveAllExpansions() {
        for child in children { child.resolveAllExpansions() }
        expand(contentExpansion)
        if case .grid = description.kind { resolveGridPlacements() }
    }

    /// The expansion of the element before its style is applied.
    private var contentExpansion: Expansion {
        let kind = description.kind
        if kind.dependsOnAxis { return alongAxis }
        if let own = kind.ownExpansion(in: description.style) { return own }
        if case .fitting = kind { return .ofOne(among: children.map(\.expansionForParent)) }
        return children.reduce(kind.minimumExpansion) { $0.joining($1.expansionForParent) }
    }

    /// The expansion of the element as its parent sees it.
    private var expansionForParent: Expansion {
        switch description.kind {
        case .overlay, .underlay, .mask, .containerBackground, .sheetBackground, .sheet, .cover, .inspector, .menu,
            .popover,
            .confirmation, .alert, .badge:
            []
        case .insetBar:
            children.reduce(Expansion()) { $0.joining($1.expansionForParent) }
                .intersection([.horizontal, .possiblyHorizontal])
        default: description.outerExpansion
        }
    }

    /// The expansion of a spacer or divider in the enclosing stack.
    private var alongAxis: Expansion {
        var container = parent
        while let element = container, element.description.kind.isTransparent { container = element.parent }
        var isSpacer = false
        if case .spacer = description.kind { isSpacer = true }
        guard case .stack(let layout)? = container?.description.kind else { return isSpacer ? .both : .horizontal }
        switch layout.axis {
        case .horizontal: return isSpacer ? .horizontal : .vertical
        case .vertical: return isSpacer ? .vertical : .horizontal
        case .depth: return isSpacer ? .both : .horizontal
        }
    }
}
