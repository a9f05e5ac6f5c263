/// Additional information about a change of the scroll phase.
public struct ScrollPhaseChangeContext: Hashable, Sendable {
    /// The geometry of the scroll view.
    public let geometry: ScrollGeometry
}
