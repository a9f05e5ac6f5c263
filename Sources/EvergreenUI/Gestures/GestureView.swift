import EvergreenDocument

/// A view with a built-in gesture.
struct GestureView<Inner: View>: DecoratingView {
    let inner: Inner
    let gesture: GestureTraits
    /// Handles an event. Returns false for events of other gestures.
    let onEvent: @MainActor (ElementEvent) -> Bool

    func kind(in node: ElementNode<Self>) -> ElementKind { .gestureArea(gesture) }

    static var isControl: Bool { true }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool { onEvent(event) }
}
