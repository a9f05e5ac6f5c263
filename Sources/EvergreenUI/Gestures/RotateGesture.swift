import EvergreenDocument
public import Foundation

/// A gesture that tracks the rotation of two fingers, on a touch screen.
public struct RotateGesture: Gesture {
    /// The state of a rotation.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The angle since the start of the gesture. Positive angles are clockwise.
        public var rotation: Angle
        /// The change of the angle per second.
        public var velocity: Angle
        /// The initial midpoint between the fingers, relative to the size of the view.
        public var startAnchor: UnitPoint
        /// The initial midpoint between the fingers, in points, in the view's local coordinate space.
        public var startLocation: CGPoint
    }

    /// The minimum rotation before the gesture is recognized.
    public var minimumAngleDelta: Angle

    /// Creates a rotation gesture with a minimum angle.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    public static func _addRecognizers(of gesture: Self, to list: _RecognizerList, memory: _GestureMemory) {
        list.add(.rotation(threshold: gesture.minimumAngleDelta.degrees.threshold), memory: memory)
    }

    public static func _phase(
        of gesture: Self,
        after event: _GestureEvent,
        memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        memory.phase(after: event) { input in
            let pinch = memory.pinch(after: input, initially: 0)
            return Value(
                time: pinch.time,
                rotation: .degrees(pinch.amount),
                velocity: .degrees(pinch.velocity),
                startAnchor: pinch.anchor,
                startLocation: input.startLocation
            )
        }
    }
}

/// A rotation of two fingers whose value is the angle. See ``RotateGesture``.
@available(*, deprecated, renamed: "RotateGesture")
public struct RotationGesture: Gesture {
    /// The minimum rotation before the gesture is recognized.
    public var minimumAngleDelta: Angle

    /// Creates a rotation gesture with a minimum angle.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// The gesture, with the angle as its value.
    public var body: some Gesture<Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
}
