import EvergreenDocument
public import Foundation

/// Two fingers that turn around one another, on a touch screen.
public struct RotateGesture: Gesture {
    /// By how much.
    public struct Value: Equatable, Sendable {
        /// When it was so.
        public var time: Date
        /// The angle since the fingers were put down: clockwise if it is positive.
        public var rotation: Angle
        /// The change of the angle in a second.
        public var velocity: Angle
        /// Where the middle between the fingers was at first, in the size of the view.
        public var startAnchor: UnitPoint
        /// The same in points, in the space of the view.
        public var startLocation: CGPoint
    }

    /// By how much the fingers turn before the gesture is recognized.
    public var minimumAngleDelta: Angle

    /// Two fingers that turn by this angle at least.
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

/// Two fingers that turn around one another; the value is the angle. ``RotateGesture`` says more.
@available(*, deprecated, renamed: "RotateGesture")
public struct RotationGesture: Gesture {
    /// By how much the fingers turn before the gesture is recognized.
    public var minimumAngleDelta: Angle

    /// Two fingers that turn by this angle at least.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// The angle.
    public var body: some Gesture<Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
}
