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

    /// Reports to `onScrollTargetVisibilityChange(idType:threshold:_:)` that exactly the targets with some elements are completely visible,
    /// like a browser. The scroll view is this element or its nearest ancestor of that kind.
    ///
    /// Throws if nothing observes the targets of the scroll view, or if an element is not in one of them.
    public func showScrollTargets(_ elements: [ScreenElement]) throws(ScreenError) {
        tree.update()
        var candidate: Element? = element
        var thresholds: [Double] = []
        while let one = candidate {
            if case .scroll(let traits) = one.description.kind {
                thresholds = traits.thresholds
                break
            }
            candidate = one.parent
        }
        guard let scrollView = candidate, !thresholds.isEmpty else {
            throw .refused("no enclosing scroll view has onScrollTargetVisibilityChange", element: outline)
        }
        var targets: [ElementID] = []
        for one in elements {
            guard let target = one.element.scrollTarget(in: scrollView) else {
                throw .refused("it is not in a layout of scroll targets of the scroll view", element: one.outline)
            }
            if !targets.contains(target.id) { targets.append(target.id) }
        }
        for threshold in thresholds {
            try ScreenElement(scrollView, in: tree).send(.showTargets(targets, threshold: threshold))
        }
    }
}

extension Element {
    /// The target of a scroll view that contains the element; nil if it is not in one.
    fileprivate func scrollTarget(in scrollView: Element) -> Element? {
        var target: Element?
        var candidate: Element? = self
        while let inner = candidate, let outer = inner.parent {
            if target == nil, outer.hasScrollTargets, !inner.isPartOfSection { target = inner }
            if case .scroll = outer.description.kind { return outer === scrollView ? target : nil }
            candidate = outer
        }
        return nil
    }

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
