extension View {
    /// Animates an update in which `value` has changed, as ``withAnimation(_:_:)`` does. The whole window's changes of
    /// that update are animated, not only those in this view. With nil, there is no animation.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        AnimatedView(wrapped: self, animation: animation, value: value)
    }
}

private struct AnimatedView<Wrapped: View, Value: Equatable>: WrapperView {
    @Boxed var wrapped: Wrapped
    let animation: Animation?
    let value: Value

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) {
        guard let animation, value != previous.value else { return }
        node.tree.document.animate(animation.traits)
    }
}
