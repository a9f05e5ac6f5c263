/// The scroll geometry and phase that the client has reported.
package struct ScrollState: Hashable, Sendable {
    /// In points.
    package struct Measure: Hashable, Sendable {
        /// An upper bound for lengths.
        private static let longest = 100_000_000.0

        /// The distance from the content's upper leading corner to that of the visible area; negative in the margin before the content.
        package let x: Double
        package let y: Double
        package let contentWidth: Double
        package let contentHeight: Double
        package let width: Double
        package let height: Double
        /// The content margins.
        package let insets: EdgeInsets

        /// Nil if a length is out of range.
        package init?(
            x: Double,
            y: Double,
            contentWidth: Double,
            contentHeight: Double,
            width: Double,
            height: Double,
            insets: EdgeInsets = EdgeInsets()
        ) {
            let sizes = [contentWidth, contentHeight, width, height]
            let others = [x, y, insets.top, insets.leading, insets.bottom, insets.trailing]
            guard sizes.allSatisfy((0...Self.longest).contains), others.allSatisfy({ abs($0) <= Self.longest }) else {
                return nil
            }
            self.x = x
            self.y = y
            self.contentWidth = contentWidth
            self.contentHeight = contentHeight
            self.width = width
            self.height = height
            self.insets = insets
        }
    }

    package let phase: ScrollPhase
    package let measure: Measure

    package init(phase: ScrollPhase = .idle, measure: Measure) {
        self.phase = phase
        self.measure = measure
    }
}
