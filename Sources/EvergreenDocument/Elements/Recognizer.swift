/// A gesture that the client recognizes for an app's gesture, and reports with a ``RecognizerInput``.
package enum Recognizer: Hashable, Sendable {
    /// The coordinate space of a recognizer's locations.
    package enum Space: Hashable, Sendable {
        /// The upper left corner of the area.
        case local
        /// The upper left corner of the window.
        case global
        /// The upper left corner of another element.
        case element(ElementID)
    }

    /// A number of consecutive taps.
    case taps(count: Int, space: Space)
    /// A long press with a minimum duration and a maximum movement in points.
    case press(milliseconds: Int, distance: Int)
    /// A pointer that moves by at least a distance in points while it is down.
    case drag(distance: Double, space: Space)
    /// Two fingers, on a touch screen or trackpad, that change their distance by at least this factor.
    case magnification(threshold: Double)
    /// Two fingers that rotate around one another by at least this many degrees.
    case rotation(threshold: Double)
    /// The location of a pointer over the area, pressed or not.
    case pointing(space: Space)

    /// Whether a keyboard can perform it with a button.
    package var isTaps: Bool { if case .taps = self { true } else { false } }

    package var isDrag: Bool { if case .drag = self { true } else { false } }

    /// Whether a keyboard can perform it with a button for the long press.
    package var isPress: Bool { if case .press = self { true } else { false } }
}

/// The recognizers of a custom gesture.
package struct RecognizerTraits: Hashable, Sendable {
    /// Which of several nested gestures receives a pointer interaction.
    package enum Priority: String, Hashable, Sendable {
        /// The innermost gesture, unless it contains a control.
        case normal
        /// This gesture, before descendants and controls.
        case high
        /// This gesture together with others.
        case simultaneous
    }

    package var recognizers: [Recognizer]
    package var priority: Priority
    /// Whether fingers scroll the enclosing scroll view until the first recognizer has succeeded, as for a drag that follows another
    /// gesture.
    package var scrollsAtFirst: Bool

    package init(recognizers: [Recognizer], priority: Priority = .normal, scrollsAtFirst: Bool = false) {
        self.recognizers = recognizers
        self.priority = priority
        self.scrollsAtFirst = scrollsAtFirst
    }
}

/// The input from one recognizer of an area.
package struct RecognizerInput: Hashable, Sendable {
    package enum Phase: String, Hashable, Sendable {
        /// A press has begun, which may become a long press.
        case began = "b"
        case changed = "c"
        case ended = "e"
        case failed = "x"
    }

    package enum Motion: Hashable, Sendable {
        case none
        /// From the start location of the pointer, in points.
        case translation(x: Double, y: Double)
        /// A factor or an angle in degrees, and the start location of the fingers, in fractions of the area's size.
        case pinch(amount: Double, anchorX: Double, anchorY: Double)
    }

    /// The maximum absolute value of any number.
    package static let limit = 1e7

    /// The index of the recognizer.
    package let recognizer: Int
    /// The number of the interaction, from the first pointer down until all are up. The same for all recognizers of the area.
    package let interaction: Int
    package let phase: Phase
    /// The time of the input, in seconds of the client's clock.
    package let seconds: Double
    /// The start location of the pointer, or its current location for pointing, in the recognizer's space.
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
