import EvergreenDocument
public import Foundation

/// A pointer that is held down for a time. Its value is true from the moment that it is put down.
///
/// The keyboard and assistive technology make it, too: that needs no time.
public struct LongPressGesture: Gesture {
    /// For how long, in seconds.
    public var minimumDuration: Double
    /// How far the pointer may move meanwhile, in points.
    public var maximumDistance: CGFloat

    /// A pointer that is held down for a number of seconds, and moves by no more than a number of points meanwhile.
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

/// A pointer that is held down for a time, and where that is. The value is a place in the view, in points; zero for one that the keyboard makes.
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
