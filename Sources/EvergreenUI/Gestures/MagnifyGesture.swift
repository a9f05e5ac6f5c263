import EvergreenDocument
public import Foundation

/// Two fingers that change their distance, on a touch screen or a trackpad.
public struct MagnifyGesture: Gesture {
    /// By how much.
    public struct Value: Equatable, Sendable {
        /// When it was so.
        public var time: Date
        /// The factor since the fingers were put down.
        public var magnification: CGFloat
        /// The change of the factor in a second.
        public var velocity: CGFloat
        /// Where the middle between the fingers was at first, in the size of the view.
        public var startAnchor: UnitPoint
        /// The same in points, in the space of the view.
        public var startLocation: CGPoint
    }

    /// By how much the factor changes before the gesture is recognized.
    public var minimumScaleDelta: CGFloat

    /// Two fingers that change their distance by a factor that differs from 1 by this much at least.
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

/// Two fingers that change their distance; the value is the factor. ``MagnifyGesture`` says more.
@available(*, deprecated, renamed: "MagnifyGesture")
public struct MagnificationGesture: Gesture {
    /// By how much the factor changes before the gesture is recognized.
    public var minimumScaleDelta: CGFloat

    /// Two fingers that change their distance by a factor that differs from 1 by this much at least.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// The factor.
    public var body: some Gesture<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}
