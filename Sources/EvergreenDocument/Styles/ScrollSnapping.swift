/// Where a scroll ends.
package enum ScrollSnapping: Hashable, Sendable {
    /// At one of the elements in what is scrolled, and not farther than the next one.
    case pages
    /// At a target. With `stopsAtEach`, not farther than the next one.
    case targets(stopsAtEach: Bool)
}
