/// A mark of a chart.
package struct MarkTraits: Hashable, Sendable {
    package var graphics: [Graphic]
    /// The text that assistive technology reads; nil for none.
    package var label: String?

    package init(_ graphics: [Graphic], label: String?) {
        self.graphics = graphics
        self.label = label
    }
}
