import EvergreenDocument
public import Foundation

/// A number of taps or clicks in a row. See ``SpatialTapGesture`` for one that says where.
///
/// The keyboard and assistive technology make it, too, as they do with `onTapGesture(count:perform:)`.
public struct TapGesture: Gesture {
    /// How many taps.
    public var count: Int

    /// A number of taps in a row.
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

/// A number of taps or clicks in a row, and where the last one was.
public struct SpatialTapGesture: Gesture {
    /// Where a tap was.
    public struct Value: Equatable, Sendable {
        /// In points, in the space of the gesture. Zero for a tap that was made by keyboard.
        public var location: CGPoint
    }

    /// How many taps.
    public var count: Int
    /// The space of the location.
    public var coordinateSpace: CoordinateSpace

    /// A number of taps in a row, whose location is in a space.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// A number of taps in a row, whose location is in a space.
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
    /// Where the pointer was put down.
    var startLocation: CGPoint { CGPoint(x: startX, y: startY) }
}
