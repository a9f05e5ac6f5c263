import EvergreenDocument

extension View {
    /// Animates an update in which `value` has changed, as ``withAnimation(_:_:)`` does. The whole window's changes of
    /// that update are animated, not only those in this view; those in this view alone if the animation repeats. With nil,
    /// there is no animation.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        AnimatedView(wrapped: self, animation: animation, value: value)
    }
}

private struct AnimatedView<Wrapped: View, Value: Equatable>: WrapperView {
    @Boxed var wrapped: Wrapped
    let animation: Animation?
    let value: Value

    /// Whether the node has begun an animation scope that ends with the current update.
    func makeNodeState() -> Bool { false }

    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        guard animation?.traits.repetition != nil else { return node.inputs }
        var inputs = node.inputs
        inputs.modifiers.style.insert(.animationScope(depth: node.depth), at: 0)
        return inputs
    }

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) {
        guard value != previous.value else { return }
        let traits = animation?.traits
        if traits?.repetition != nil {
            node.tree.document.animationScopes.begin(traits, depth: node.depth)
        } else {
            if let traits { node.tree.document.animate(traits) }
            guard !node.tree.document.animationScopes.isEmpty else { return }
            node.tree.document.animationScopes.begin(nil)
        }
        node.state = true
    }

    func didUpdateWrapped(_ node: WrapperNode<Self>) {
        guard node.state else { return }
        node.state = false
        node.tree.document.animationScopes.end()
    }
}
