/// The snapping behavior of a scroll view.
package enum ScrollSnapping: Hashable, Sendable {
    /// Aligns to one of the elements, at most the next one.
    case pages
    /// Aligns to a scroll target. With `stopsAtEach`, at most the next one.
    case targets(stopsAtEach: Bool)
}
