/// How an element is measured by the screen that shows it.
package struct GeometryTraits: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
        /// Takes the space that it is offered, whatever its content.
        case reader
        /// Takes no part in the layout: its content is measured.
        case observer
        /// As an observer, whose own style paints it elsewhere: it is measured as if it did not.
        case effect
        /// Takes no part in the layout: the screen tells whether this part of its content, between 0 and 1, is in sight.
        case visibility(threshold: Double)
    }

    package var form: Form

    /// Whether the element takes part in the layout.
    package var hasBox: Bool { form == .reader }

    /// What the screen has told last; nil for nothing.
    package var measure: ElementMeasure?
    /// Whether the screen tells where the element is, too, each time that it moves.
    package var isPositionObserved: Bool
    /// The elements from whose corners the element's position is measured as well, with their sizes.
    package var spaces: [ElementID]

    /// Whether the screen measures what is in the element as if its own style did not paint it elsewhere.
    package var isEffectIgnored = false
    /// How the element moves to where its own style paints it; nil for at once.
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

/// The size and the position of an element, in points, as the screen that shows it has measured them.
package struct ElementMeasure: Hashable, Sendable {
    /// A position from the upper left corner of the window, or of another element.
    package struct Position: Hashable, Codable, Sendable {
        package let x: Double
        package let y: Double

        /// Nil for what no window has.
        package init?(x: Double, y: Double) {
            guard abs(x) <= ElementMeasure.farthest, abs(y) <= ElementMeasure.farthest else { return nil }
            self.x = x
            self.y = y
        }
    }

    /// Another element, from whose corner the element is measured.
    package struct Space: Hashable, Codable, Sendable {
        /// Of the measured element, from the corner of the space.
        package let position: Position
        package let width: Double
        package let height: Double

        /// Nil for lengths that no element has.
        package init?(position: Position, width: Double, height: Double) {
            let lengths = 0...ElementMeasure.longest
            guard lengths.contains(width), lengths.contains(height) else { return nil }
            self.position = position
            self.width = width
            self.height = height
        }
    }

    /// No element is longer.
    private static let longest = 100_000_000.0
    private static let farthest = 100_000_000.0
    /// The most elements from which one is measured.
    package static let maximumSpaces = 8

    package let width: Double
    package let height: Double
    package let position: Position
    /// The elements of ``GeometryTraits/spaces``, in their order. Fewer or more if these have changed meanwhile.
    package let spaces: [Space]

    /// Nil for lengths that no element has.
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
