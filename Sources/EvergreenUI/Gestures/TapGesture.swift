import EvergreenDocument
public import Foundation

/// A gesture that recognizes one or more taps or clicks. See ``SpatialTapGesture`` for a tap with a location.
///
/// The keyboard and assistive technologies can perform it, too, as with `onTapGesture(count:perform:)`.
public struct TapGesture: Gesture {
    /// The required number of taps.
    public var count: Int

    /// Creates a tap gesture with a number of taps.
    public init(count: Int = 1) {
        self.count = count
    }

    public static func _addRecognizers(of gesture: Self, to list: _RecognizerList, memory: _GestureMemory) {
        list.add(.taps(count: max(gesture.count, 1), space: .local), memory: memory)
    }

    public static func _phase(
        of gesture: Self,
        after event: _GestureEvent,
        memory: _GestureMemory
    ) -> _GesturePhase<Void>? {
        memory.phase(after: event) { _ in }
    }
}

/// A gesture that recognizes one or more taps or clicks, with the location of the last one.
public struct SpatialTapGesture: Gesture {
    /// The location of a tap.
    public struct Value: Equatable, Sendable {
        /// The location in points, in the coordinate space of the gesture. Zero for a tap by keyboard.
        public var location: CGPoint
    }

    /// The required number of taps.
    public var count: Int
    /// The coordinate space of the location.
    public var coordinateSpace: CoordinateSpace

    /// Creates a tap gesture with a number of taps, and a coordinate space for the location.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Creates a tap gesture with a number of taps, and a coordinate space for the location.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    public static func _addRecognizers(of gesture: Self, to list: _RecognizerList, memory: _GestureMemory) {
        list.add(.taps(count: max(gesture.count, 1), space: list.space(gesture.coordinateSpace)), memory: memory)
    }

    public static func _phase(
        of gesture: Self,
        after event: _GestureEvent,
        memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        memory.phase(after: event) { Value(location: $0.startLocation) }
    }
}

extension RecognizerInput {
    /// The location at which the pointer went down.
    var startLocation: CGPoint { CGPoint(x: startX, y: startY) }
}
