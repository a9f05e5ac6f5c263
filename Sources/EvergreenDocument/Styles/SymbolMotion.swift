/// How a text gives way to another one.
package enum ContentChange: String, Hashable, Sendable {
    case identity, opacity
    /// Comes from below, or from above for numbers that count down.
    case numeric, descending
}

/// How a symbol moves.
package struct SymbolMotion: Hashable, Sendable {
    package enum Form: String, Hashable, Sendable {
        case bounce, bounceDown, pulse, waves, rotate, rotateBack, breathe, wiggle, scaleUp, scaleDown
    }

    package var form: Form
    /// How often the motion is repeated; nil for as long as the symbol is there.
    package var count: Int?
    package var speed: Double
    /// Tells one start from the one before.
    package var isOddRun: Bool

    package init(form: Form, count: Int?, speed: Double = 1, isOddRun: Bool = false) {
        self.form = form
        self.count = count
        self.speed = speed
        self.isOddRun = isOddRun
    }
}
