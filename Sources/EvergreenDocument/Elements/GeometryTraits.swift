/// How the client measures an element.
package struct GeometryTraits: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
        /// Fills the proposed space, regardless of its content.
        case reader
        /// Transparent to layout: its content is measured.
        case observer
        /// Like an observer, but its own style moves its content: it is measured without that.
        case effect
        /// Transparent to layout: the client reports when this fraction of its content, between 0 and 1, becomes visible.
        case visibility(threshold: Double)
    }

    package var form: Form

    /// Whether the element takes part in layout.
    package var hasBox: Bool { form == .reader }

    /// The last measure of the client; nil for none.
    package var measure: ElementMeasure?
    /// Whether the client also reports the element's position, each time it moves.
    package var isPositionObserved: Bool
    /// The elements whose coordinate spaces and sizes are measured, too.
    package var spaces: [ElementID]

    /// Whether the client measures the content without the movement by the element's own style.
    package var isEffectIgnored = false
    /// The animation of the element to the position in its own style; nil for none.
    package var course: TransformCourse?

    package init(
        form: Form,
        measure: ElementMeasure? = nil,
        isPositionObserved: Bool = false,
        spaces: [ElementID] = []
    ) {
        self.form = form
        self.measure = measure
        self.isPositionObserved = isPositionObserved
        self.spaces = spaces
    }
}

/// The size and position of an element, in points, as measured by the client.
package struct ElementMeasure: Hashable, Sendable {
    /// A position relative to the upper left corner of the window or another element.
    package struct Position: Hashable, Codable, Sendable {
        package let x: Double
        package let y: Double

        /// Nil if out of range.
        package init?(x: Double, y: Double) {
            guard abs(x) <= ElementMeasure.farthest, abs(y) <= ElementMeasure.farthest else { return nil }
            self.x = x
            self.y = y
        }
    }

    /// The coordinate space of another element.
    package struct Space: Hashable, Codable, Sendable {
        /// The position of the measured element in the space.
        package let position: Position
        package let width: Double
        package let height: Double

        /// Nil if a length is out of range.
        package init?(position: Position, width: Double, height: Double) {
            let lengths = 0...ElementMeasure.longest
            guard lengths.contains(width), lengths.contains(height) else { return nil }
            self.position = position
            self.width = width
            self.height = height
        }
    }

    /// Bounds for the lengths that a client reports.
    private static let longest = 100_000_000.0
    private static let farthest = 100_000_000.0
    /// The maximum number of coordinate spaces of a measured element.
    package static let maximumSpaces = 8

    package let width: Double
    package let height: Double
    package let position: Position
    /// The elements of ``GeometryTraits/spaces``, in order. Their number can differ if the spaces have changed meanwhile.
    package let spaces: [Space]

    /// Nil if a length is out of range.
    package init?(width: Double, height: Double, position: Position, spaces: [Space] = []) {
        let lengths = 0...Self.longest
        guard lengths.contains(width), lengths.contains(height), spaces.count <= Self.maximumSpaces else {
            return nil
        }
        self.width = width
        self.height = height
        self.position = position
        self.spaces = spaces
    }
}
