import EvergreenDocument

extension View {
    /// Performs an action when the visible fraction of this view crosses a threshold during scrolling.
    ///
    /// The page reports each change with an `IntersectionObserver`. There is no initial report for a view that is not visible.
    ///
    /// - Parameters:
    ///   - threshold: The visible fraction of the view, from 0 to 1.
    ///   - action: The action, called with whether at least that fraction is visible.
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
