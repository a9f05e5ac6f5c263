/// A mark of a chart.
package struct MarkTraits: Hashable, Sendable {
    package var graphics: [Graphic]
    /// What assistive technology reads; nil for nothing.
    package var label: String?

    package init(_ graphics: [Graphic], label: String?) {
        self.graphics = graphics
        self.label = label
    }
}
