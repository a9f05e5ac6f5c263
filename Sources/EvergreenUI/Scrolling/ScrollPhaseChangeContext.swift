/// What else is known when the phase of a scroll view changes.
public struct ScrollPhaseChangeContext: Hashable, Sendable {
    /// How far the scroll view is scrolled.
    public let geometry: ScrollGeometry
}
