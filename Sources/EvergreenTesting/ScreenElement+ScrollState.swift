import EvergreenUI
import Foundation

extension ScreenElement {
    /// Reports scrolling to `onScrollGeometryChange` and `onScrollPhaseChange`, like a browser. The scroll view, list or form is this
    /// element or its nearest ancestor of that kind.
    ///
    /// Throws if there is no such view, if nothing observes it, or if the geometry is invalid.
    ///
    /// - Parameters:
    ///   - geometry: The scroll geometry.
    ///   - phase: The scroll phase.
    public func scroll(to geometry: ScrollGeometry, phase: ScrollPhase = .idle) throws(ScreenError) {
        tree.update()
        guard let scrolled = around(where: { $0.description.style.contains(.scrollReports) }) else {
            throw .refused(
                "no ancestor reports scrolling: there is no onScrollGeometryChange or onScrollPhaseChange",
                element: outline
            )
        }
        let measure = ScrollState.Measure(
            x: Double(geometry.contentOffset.x),
            y: Double(geometry.contentOffset.y),
            contentWidth: Double(geometry.contentSize.width),
            contentHeight: Double(geometry.contentSize.height),
            width: Double(geometry.containerSize.width),
            height: Double(geometry.containerSize.height),
            insets: geometry.contentInsets
        )
        guard let measure else { throw .refused("the geometry is invalid", element: outline) }
        try ScreenElement(scrolled, in: tree).send(.scrollState(ScrollState(phase: phase, measure: measure)))
    }

    /// Reports a change of the visibility to this view or its nearest ancestor with an `onScrollVisibilityChange`: its visible fraction has
    /// reached the threshold, or fallen below it. Throws if there is no such view.
    public func scrollIntoSight(_ isVisible: Bool = true) throws(ScreenError) {
        tree.update()
        let waits = around { element in
            guard case .geometry(let traits) = element.description.kind, case .visibility = traits.form else {
                return false
            }
            return true
        }
        guard let waits else {
            throw .refused("no ancestor has onScrollVisibilityChange", element: outline)
        }
        try ScreenElement(waits, in: tree).send(.changeVisibility(isVisible))
    }

    /// Returns this element or its nearest matching ancestor.
    private func around(where matches: (Element) -> Bool) -> Element? {
        var candidate: Element? = element
        while let one = candidate, !matches(one) { candidate = one.parent }
        return candidate
    }
}
