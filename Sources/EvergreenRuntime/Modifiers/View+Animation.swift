extension View {
    /// Animates an update in which `value` has changed, as ``withAnimation(_:_:)`` does: all that the window changes in
    /// this update, not only what is in this view. With nil, `value` animates nothing.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        AnimatedView(wrapped: self, animation: animation, value: value)
    }
}

private struct AnimatedView<Wrapped: View, Value: Equatable>: WrapperView {
    let wrapped: Wrapped
    let animation: Animation?
    let value: Value

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) {
        guard let animation, value != previous.value else { return }
        node.tree.document.animate(animation.traits)
    }
}
