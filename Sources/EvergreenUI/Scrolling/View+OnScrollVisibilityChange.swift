import EvergreenDocument

extension View {
    /// Performs an action when so much of this view comes into sight, or leaves it again, as the user scrolls.
    ///
    /// The page tells each change, by an `IntersectionObserver`. Of a view that is not in sight at first, it tells nothing.
    ///
    /// - Parameters:
    ///   - threshold: The part of the view, between 0 and 1.
    ///   - action: Gets whether that part is in sight.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5,
        _ action: @escaping (_ isVisible: Bool) -> Void
    ) -> some View {
        VisibilityObserver(inner: self, threshold: threshold, action: action)
    }
}

private struct VisibilityObserver<Inner: View>: DecoratingView {
    let inner: Inner
    let threshold: Double
    let action: (Bool) -> Void

    func makeNodeState() -> Bool { false }

    func kind(in node: ElementNode<Self>) -> ElementKind {
        .geometry(GeometryTraits(form: .visibility(threshold: threshold)))
    }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard case .changeVisibility(let isVisible) = event else { return false }
        guard isVisible != node.state else { return true }
        node.state = isVisible
        action(isVisible)
        return true
    }
}
