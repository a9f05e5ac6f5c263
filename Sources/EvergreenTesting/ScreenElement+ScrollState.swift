import EvergreenUI
import Foundation

extension ScreenElement {
    /// Has the nearest scroll view, list or form around this element, or this one, be scrolled, as a browser tells it: for
    /// `onScrollGeometryChange` and `onScrollPhaseChange`.
    ///
    /// Throws if there is none around, if nobody wants to know, and for lengths that no scroll view has.
    ///
    /// - Parameters:
    ///   - geometry: How far it is scrolled, and how large it and its content are.
    ///   - phase: What scrolls it.
    public func scroll(to geometry: ScrollGeometry, phase: ScrollPhase = .idle) throws(ScreenError) {
        tree.update()
        guard let scrolled = around(where: { $0.description.style.contains(.scrollReports) }) else {
            throw .refused(
                "there is nothing around it whose scrolls are told: no onScrollGeometryChange, no onScrollPhaseChange",
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
        guard let measure else { throw .refused("no scroll view has these lengths", element: outline) }
        try ScreenElement(scrolled, in: tree).send(.scrollState(ScrollState(phase: phase, measure: measure)))
    }

    /// Has so much of the nearest view around this element, or of this one, come into sight as its `onScrollVisibilityChange` waits
    /// for, or leave it again. Throws if there is none around.
    public func scrollIntoSight(_ isVisible: Bool = true) throws(ScreenError) {
        tree.update()
        let waits = around { element in
            guard case .geometry(let traits) = element.description.kind, case .visibility = traits.form else {
                return false
            }
            return true
        }
        guard let waits else {
            throw .refused("there is no onScrollVisibilityChange around it", element: outline)
        }
        try ScreenElement(waits, in: tree).send(.changeVisibility(isVisible))
    }

    /// The nearest element around this one, or this one itself.
    private func around(where matches: (Element) -> Bool) -> Element? {
        var candidate: Element? = element
        while let one = candidate, !matches(one) { candidate = one.parent }
        return candidate
    }
}
