/// What the screen has told of how far an element is scrolled.
package struct ScrollState: Hashable, Sendable {
    /// In points.
    package struct Measure: Hashable, Sendable {
        /// No element is longer.
        private static let longest = 100_000_000.0

        /// From the upper leading corner of the content to that of what is seen; less than zero in the margin before the content.
        package let x: Double
        package let y: Double
        package let contentWidth: Double
        package let contentHeight: Double
        package let width: Double
        package let height: Double
        /// The margins around the content.
        package let insets: EdgeInsets

        /// Nil for lengths that no element has.
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
