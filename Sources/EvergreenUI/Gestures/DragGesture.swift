import EvergreenDocument
public import Foundation

/// A gesture that tracks a pointer while it moves with the button or finger down.
///
/// On a view that recognizes drags, fingers don't scroll. If the drag follows a long press (`sequenced(before:)`), they scroll until the
/// press is recognized. A drag is not recognized on the scroll view itself, or if it begins in a text field, a slider or another control
/// with its own dragging.
public struct DragGesture: Gesture {
    /// The state of a drag.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The current location of the pointer, in points, in the coordinate space of the gesture.
        public var location: CGPoint
        /// The location at which the drag began.
        public var startLocation: CGPoint
        /// The velocity, in points per second.
        public var velocity: CGSize

        /// The distance from the start location to the current location.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The predicted location of the pointer if it were released: a quarter of a second further at the current velocity.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The translation to ``predictedEndLocation``.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// The distance that the pointer moves before the gesture is recognized, in points.
    public var minimumDistance: CGFloat
    /// The coordinate space of the locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a drag gesture with a minimum distance, in points, and a coordinate space for its locations.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Creates a drag gesture with a minimum distance, in points, and a coordinate space for its locations.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    public static func _addRecognizers(of gesture: Self, to list: _RecognizerList, memory: _GestureMemory) {
        let distance = Double(gesture.minimumDistance)
        let recognizer = Recognizer.drag(
            distance: distance.isFinite ? max(distance, 0) : RecognizerInput.limit,
            space: list.space(gesture.coordinateSpace)
        )
        list.add(recognizer, memory: memory)
    }

    public static func _phase(
        of gesture: Self,
        after event: _GestureEvent,
        memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        memory.phase(after: event) { input in
            var motion = memory.value as? PointerMotion ?? PointerMotion()
            motion.move(input)
            memory.value = motion
            let start = input.startLocation
            return Value(
                time: motion.clock.date(of: input),
                location: CGPoint(x: start.x + motion.translation.width, y: start.y + motion.translation.height),
                startLocation: start,
                velocity: CGSize(width: motion.velocity.x, height: motion.velocity.y)
            )
        }
    }
}

/// Translation and velocity of a dragged pointer.
private struct PointerMotion {
    var clock = GestureClock()
    var translation = CGSize.zero
    var velocity = (x: 0.0, y: 0.0)
    private var seconds: Double?

    mutating func move(_ input: RecognizerInput) {
        guard case .translation(let x, let y) = input.motion else { return }
        let step = CGSize(width: x - translation.width, height: y - translation.height)
        let isMoved = step != .zero
        // The release repeats the last location: the velocity is kept, unless the pointer has rested there.
        if let time = GestureClock.interval(from: seconds, to: input.seconds, isMoved: isMoved) {
            velocity = (step.width / time, step.height / time)
        }
        if isMoved || seconds == nil { seconds = input.seconds }
        translation = CGSize(width: x, height: y)
    }
}
