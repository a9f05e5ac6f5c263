import EvergreenUI

extension ScreenElement {
    /// Scrolls the nearest enclosing scroll view with a `scrollPosition(id:anchor:)` until the target that contains this element is at the
    /// anchor, like user scrolling: the binding is updated.
    ///
    /// Throws if there is no such scroll view, if the element is not in a target, or if scrolling is disabled.
    public func scrollToAnchor() throws(ScreenError) {
        tree.update()
        var target: Element?
        var candidate: Element? = element
        while let inner = candidate, let outer = inner.parent {
            if target == nil, outer.hasScrollTargets, !inner.isPartOfSection { target = inner }
            if case .scroll(let traits) = outer.description.kind, traits.target != nil {
                guard let target else { throw .refused("it is not in a layout of scroll targets", element: outline) }
                guard !outer.description.style.contains(.noScrolling) else {
                    throw .refused("scrolling is disabled", element: outline)
                }
                return try ScreenElement(outer, in: tree).send(.scroll(to: target.id))
            }
            candidate = outer
        }
        throw .refused("no enclosing scroll view has a position", element: outline)
    }
}

extension Element {
    /// Whether its children are the targets of the enclosing scroll view. They may belong to a section.
    fileprivate var hasScrollTargets: Bool {
        let style = description.style
        if style.contains(.lazySection), let parent { return parent.hasScrollTargets }
        return style.contains(.scrollTargets)
    }

    /// Whether the element is a section, or the header or footer of one.
    fileprivate var isPartOfSection: Bool {
        description.style.contains { value in
            switch value {
            case .lazySection, .sectionEdge: true
            default: false
            }
        }
    }
}
