/// A gesture of the user on a view: a tap, a drag, or a composition of gestures.
///
/// Attach a gesture to a view with `gesture(_:including:)`:
///
/// ```swift
/// struct Knob: View {
///     @State private var position = CGSize.zero
///     @GestureState private var drag = CGSize.zero
///
///     var body: some View {
///         Circle()
///             .frame(width: 40, height: 40)
///             .offset(x: position.width + drag.width, y: position.height + drag.height)
///             .gesture(
///                 DragGesture()
///                     .updating($drag) { value, drag, _ in drag = value.translation }
///                     .onEnded { value in
///                         position.width += value.translation.width
///                         position.height += value.translation.height
///                     }
///             )
///     }
/// }
/// ```
///
/// The client recognizes taps, presses, drags and pinches, and the server composes them. While a gesture changes, the client sends one
/// change at a time, each after the response to the previous one. On a slow network there are fewer changes, but each has the latest value.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type of the gesture's value.
    associatedtype Value = Body.Value
    /// The type of the gesture that implements this one. The compiler infers it.
    associatedtype Body: Gesture

    /// The gesture that implements this one.
    var body: Body { get }

    /// Adds the recognizers that the client needs for the gesture.
    static func _addRecognizers(of gesture: Self, to list: _RecognizerList, memory: _GestureMemory)

    /// Updates the gesture after an event from the client.
    ///
    /// - Returns: The phase of the gesture, or nil if it has not changed.
    static func _phase(
        of gesture: Self,
        after event: _GestureEvent,
        memory: _GestureMemory
    ) -> _GesturePhase<Value>?
}

extension Gesture where Value == Body.Value {
    public static func _addRecognizers(of gesture: Self, to list: _RecognizerList, memory: _GestureMemory) {
        Body._addRecognizers(of: gesture.body, to: list, memory: memory)
    }

    public static func _phase(
        of gesture: Self,
        after event: _GestureEvent,
        memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        Body._phase(of: gesture.body, after: event, memory: memory)
    }
}

extension Gesture where Body == Never {
    /// Primitive gestures have no body. Accessing it is a programming error.
    public var body: Never { preconditionFailure("\(Self.self) is a primitive gesture and has no body.") }
}

/// The body of primitive gestures.
extension Never: Gesture {
    /// `Never` has no values.
    public typealias Value = Never
}

/// An optional gesture: nil recognizes nothing.
///
/// ```swift
/// Card().gesture(isEditing ? DragGesture() : nil)
/// ```
extension Optional: Gesture where Wrapped: Gesture {
    /// The value of the gesture.
    public typealias Value = Wrapped.Value
    /// A primitive gesture has no body.
    public typealias Body = Never

    public static func _addRecognizers(of gesture: Self, to list: _RecognizerList, memory: _GestureMemory) {
        if let gesture { Wrapped._addRecognizers(of: gesture, to: list, memory: memory) }
    }

    public static func _phase(
        of gesture: Self,
        after event: _GestureEvent,
        memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        gesture.flatMap { Wrapped._phase(of: $0, after: event, memory: memory) }
    }
}
