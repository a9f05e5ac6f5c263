/// What a screen recognizes of one of an app's gestures, and reports with a ``RecognizerInput``.
package enum Recognizer: Hashable, Sendable {
    /// Where the locations of a recognizer are counted from.
    package enum Space: Hashable, Sendable {
        /// The upper left corner of the area.
        case local
        /// The upper left corner of the window.
        case global
        /// That of another element.
        case element(ElementID)
    }

    /// Taps in a row.
    case taps(count: Int, space: Space)
    /// A pointer that is held down for so long, and moves by no more than a distance in points.
    case press(milliseconds: Int, distance: Int)
    /// A pointer that moves by at least a distance in points while it is down.
    case drag(distance: Double, space: Space)
    /// Two fingers, or those on a trackpad, that change their distance by at least this factor.
    case magnification(threshold: Double)
    /// Two fingers that turn around one another by at least this many degrees.
    case rotation(threshold: Double)
    /// A pointer over the area that is not down, or is: where it is.
    case pointing(space: Space)

    /// Whether the keyboard makes it by pressing a button.
    package var isTaps: Bool { if case .taps = self { true } else { false } }

    package var isDrag: Bool { if case .drag = self { true } else { false } }

    /// Whether the keyboard makes it by pressing a button that stands for being held down.
    package var isPress: Bool { if case .press = self { true } else { false } }
}

/// The recognizers of an app's gesture.
package struct RecognizerTraits: Hashable, Sendable {
    /// Which of several gestures gets what a pointer does, where their areas are one around the other.
    package enum Priority: String, Hashable, Sendable {
        /// The innermost, unless a control is inside of it.
        case normal
        /// This one, before those inside, and before controls.
        case high
        /// This one and those of others.
        case simultaneous
    }

    package var recognizers: [Recognizer]
    package var priority: Priority
    /// Whether fingers scroll what the area is in until the first recognizer has recognized its part: a drag comes after another
    /// gesture.
    package var scrollsAtFirst: Bool

    package init(recognizers: [Recognizer], priority: Priority = .normal, scrollsAtFirst: Bool = false) {
        self.recognizers = recognizers
        self.priority = priority
        self.scrollsAtFirst = scrollsAtFirst
    }
}

/// What one of the recognizers of an area has recognized.
package struct RecognizerInput: Hashable, Sendable {
    package enum Phase: String, Hashable, Sendable {
        /// A press has begun, which may become a long one.
        case began = "b"
        case changed = "c"
        case ended = "e"
        case failed = "x"
    }

    package enum Motion: Hashable, Sendable {
        case none
        /// From where the pointer was put down, in points.
        case translation(x: Double, y: Double)
        /// A factor or an angle in degrees, and where the fingers were put down, in parts of the area's size.
        case pinch(amount: Double, anchorX: Double, anchorY: Double)
    }

    /// The largest number of any kind.
    package static let limit = 1e7

    /// The index of the recognizer.
    package let recognizer: Int
    /// The number of what the user does, from putting down the first pointer until all are up: the same for all recognizers of the
    /// area.
    package let interaction: Int
    package let phase: Phase
    /// When that was, by a clock of the screen's own, in seconds.
    package let seconds: Double
    /// Where the pointer was put down, or where it points, in the space of the recognizer.
    package let startX: Double
    package let startY: Double
    package let motion: Motion

    package init(
        recognizer: Int,
        interaction: Int,
        phase: Phase,
        seconds: Double,
        startX: Double,
        startY: Double,
        motion: Motion = .none
    ) {
        self.recognizer = recognizer
        self.interaction = interaction
        self.phase = phase
        self.seconds = seconds
        self.startX = startX
        self.startY = startY
        self.motion = motion
    }
}
