import EvergreenDocument
public import Foundation

/// A gesture that succeeds when the pointer is held down for a duration. Its value is true from the moment of the press.
///
/// The keyboard and assistive technologies can perform it, too, without the duration.
public struct LongPressGesture: Gesture {
    /// The duration, in seconds.
    public var minimumDuration: Double
    /// The maximum distance that the pointer may move during the press, in points.
    public var maximumDistance: CGFloat

    /// Creates a long-press gesture with a duration in seconds, and a maximum distance in points.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public static func _addRecognizers(of gesture: Self, to list: _RecognizerList, memory: _GestureMemory) {
        let recognizer = Recognizer.press(
            milliseconds: GestureTraits.integer(gesture.minimumDuration * 1000),
            distance: GestureTraits.integer(Double(gesture.maximumDistance))
        )
        list.add(recognizer, memory: memory)
    }

    public static func _phase(
        of gesture: Self,
        after event: _GestureEvent,
        memory: _GestureMemory
    ) -> _GesturePhase<Bool>? {
        memory.phase(after: event) { _ in true }
    }
}

/// A long press with a location. The value is the location in the view, in points, and zero for a press by keyboard.
package struct HeldPressGesture: Gesture {
    let press: LongPressGesture

    /// - Parameter minimumDuration: In seconds.
    package init(minimumDuration: Double) {
        press = LongPressGesture(minimumDuration: minimumDuration)
    }

    package static func _addRecognizers(of gesture: Self, to list: _RecognizerList, memory: _GestureMemory) {
        LongPressGesture._addRecognizers(of: gesture.press, to: list, memory: memory)
    }

    package static func _phase(
        of gesture: Self,
        after event: _GestureEvent,
        memory: _GestureMemory
    ) -> _GesturePhase<CGPoint>? {
        memory.phase(after: event) { $0.startLocation }
    }
}
