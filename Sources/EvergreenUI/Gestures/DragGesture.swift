import EvergreenDocument
public import Foundation

/// A pointer that moves while it is down.
///
/// Where a view takes drags, fingers do not scroll. If the drag comes after a long press (`sequenced(before:)`), they scroll until
/// the press is recognized. A drag of the scroll view itself, and one that begins in a text field, a slider or another control that
/// takes drags of its own, is not recognized.
public struct DragGesture: Gesture {
    /// How far the pointer has come.
    public struct Value: Equatable, Sendable {
        /// When the pointer was there.
        public var time: Date
        /// Where the pointer is, in points, in the space of the gesture.
        public var location: CGPoint
        /// Where it was put down.
        public var startLocation: CGPoint
        /// In points per second.
        public var velocity: CGSize

        /// From where it was put down to where it is.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the pointer would come to rest if it were let go: what it moves in a quarter of a second.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The translation of ``predictedEndLocation``.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// How far the pointer moves before the gesture is recognized, in points.
    public var minimumDistance: CGFloat
    /// The space of the locations.
    public var coordinateSpace: CoordinateSpace

    /// A pointer that moves by a number of points at least, with locations in a space.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// A pointer that moves by a number of points at least, with locations in a space.
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

/// Where a dragged pointer was last, and how fast.
private struct PointerMotion {
    var clock = GestureClock()
    var translation = CGSize.zero
    var velocity = (x: 0.0, y: 0.0)
    private var seconds: Double?

    mutating func move(_ input: RecognizerInput) {
        guard case .translation(let x, let y) = input.motion else { return }
        let step = CGSize(width: x - translation.width, height: y - translation.height)
        let isMoved = step != .zero
        // Where the pointer is let go, it has not moved since the last change: unless it stayed there, it has the speed of that.
        if let time = GestureClock.interval(from: seconds, to: input.seconds, isMoved: isMoved) {
            velocity = (step.width / time, step.height / time)
        }
        if isMoved || seconds == nil { seconds = input.seconds }
        translation = CGSize(width: x, height: y)
    }
}
