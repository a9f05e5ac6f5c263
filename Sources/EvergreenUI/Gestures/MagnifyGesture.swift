import EvergreenDocument
public import Foundation

/// A gesture that tracks a pinch of two fingers, on a touch screen or a trackpad.
public struct MagnifyGesture: Gesture {
    /// The state of a magnification.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The scale factor since the start of the gesture.
        public var magnification: CGFloat
        /// The rate of change of the magnification, per second.
        public var velocity: CGFloat
        /// The initial midpoint between the fingers, relative to the size of the view.
        public var startAnchor: UnitPoint
        /// The initial midpoint between the fingers, in points, in the view's local coordinate space.
        public var startLocation: CGPoint
    }

    /// The minimum change of the scale factor before the gesture is recognized.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnification gesture with a minimum change of the scale factor from 1.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    public static func _addRecognizers(of gesture: Self, to list: _RecognizerList, memory: _GestureMemory) {
        list.add(.magnification(threshold: Double(gesture.minimumScaleDelta).threshold), memory: memory)
    }

    public static func _phase(
        of gesture: Self,
        after event: _GestureEvent,
        memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        memory.phase(after: event) { input in
            let pinch = memory.pinch(after: input, initially: 1)
            return Value(
                time: pinch.time,
                magnification: pinch.amount,
                velocity: pinch.velocity,
                startAnchor: pinch.anchor,
                startLocation: input.startLocation
            )
        }
    }
}

/// A pinch of two fingers whose value is the scale factor. See ``MagnifyGesture``.
@available(*, deprecated, renamed: "MagnifyGesture")
public struct MagnificationGesture: Gesture {
    /// The minimum change of the scale factor before the gesture is recognized.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnification gesture with a minimum change of the scale factor from 1.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// The gesture, with the scale factor as its value.
    public var body: some Gesture<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}
