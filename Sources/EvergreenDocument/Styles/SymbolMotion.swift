/// The transition between two texts.
package enum ContentChange: String, Hashable, Sendable {
    case identity, opacity
    /// Slides in from below, or from above for decreasing numbers.
    case numeric, descending
}

/// The animation of a symbol.
package struct SymbolMotion: Hashable, Sendable {
    package enum Form: String, Hashable, Sendable {
        case bounce, bounceDown, pulse, waves, rotate, rotateBack, breathe, scaleUp, scaleDown
        case wiggle, wiggleClockwise, wiggleLeft, wiggleRight, wiggleForward, wiggleBackward, wiggleUp, wiggleDown
        /// The symbol is hidden, after it has grown or shrunk.
        case hideUp, hideDown
    }

    package var form: Form
    /// The number of repetitions; nil to repeat as long as the symbol exists.
    package var count: Int?
    package var speed: Double
    /// Alternates with each run, to distinguish it from the last one.
    package var isOddRun: Bool

    package init(form: Form, count: Int?, speed: Double = 1, isOddRun: Bool = false) {
        self.form = form
        self.count = count
        self.speed = speed
        self.isOddRun = isOddRun
    }
}
