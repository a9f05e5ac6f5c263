/// What a person does with pointers on a view: a tap, a drag, or gestures that are composed of others.
///
/// A view gets one with `gesture(_:including:)`:
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
/// The page recognizes taps, presses, drags and pinches, and the server composes them. While a gesture changes, the page reports a
/// change when the one before has been answered: on a slow network there are fewer, and each is the latest.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture says of itself.
    associatedtype Value = Body.Value
    /// The type of the gesture that this one is made of, which the compiler infers.
    associatedtype Body: Gesture

    /// The gesture that this one is made of.
    var body: Body { get }

    /// Adds what the page has to recognize.
    static func _addRecognizers(of gesture: Self, to list: _RecognizerList, memory: _GestureMemory)

    /// Takes what the page has recognized.
    ///
    /// - Returns: The phase of the gesture; nil if it stays as it was.
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
    public var body: Never { preconditionFailure("\(Self.self) is not made of other gestures.") }
}

/// The body of primitive gestures.
extension Never: Gesture {
    /// There is none.
    public typealias Value = Never
}
