import EvergreenUI

extension ScreenElement {
    /// Scrolls the nearest scroll view around with a `scrollPosition(id:anchor:)` until its target that this element is, or is in,
    /// is at the anchor, as a user does: the binding is set.
    ///
    /// Throws if there is no such scroll view, if the element is in none of its targets, or if it is disabled to scroll.
    public func scrollToAnchor() throws(ScreenError) {
        tree.update()
        var target: Element?
        var candidate: Element? = element
        while let inner = candidate, let outer = inner.parent {
            if target == nil, outer.hasScrollTargets, !inner.isPartOfSection { target = inner }
            if case .scroll(let traits) = outer.description.kind, traits.target != nil {
                guard let target else { throw .refused("it is in no layout of scroll targets", element: outline) }
                guard !outer.description.style.contains(.noScrolling) else {
                    throw .refused("scrolling is disabled", element: outline)
                }
                return try ScreenElement(outer, in: tree).send(.scroll(to: target.id))
            }
            candidate = outer
        }
        throw .refused("no scroll view around it has a position", element: outline)
    }
}

extension Element {
    /// Whether its children are the targets of the scroll view around it: they may be those of a section.
    fileprivate var hasScrollTargets: Bool {
        let style = description.style
        if style.contains(.lazySection), let parent { return parent.hasScrollTargets }
        return style.contains(.scrollTargets)
    }

    /// Whether it is a section, or the header or the footer of one, and not one of its views.
    fileprivate var isPartOfSection: Bool {
        description.style.contains { value in
            switch value {
            case .lazySection, .sectionEdge: true
            default: false
            }
        }
    }
}
