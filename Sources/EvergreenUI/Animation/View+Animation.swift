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

    typealias Body = Never

    static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        AnimatedNode(view, parent: parent, inputs: inputs)
    }
}

private final class AnimatedNode<Wrapped: View, Value: Equatable>: WrapperNode<AnimatedView<Wrapped, Value>> {
    override func didUpdate(from previous: AnimatedView<Wrapped, Value>) {
        guard let animation = view.animation, view.value != previous.value else { return }
        tree.document.animate(animation.traits)
    }
}
