extension ViewModifier {
    /// Animates the changes of what this modifier does. Those of the view that it is applied to come about as without it.
    ///
    /// ```swift
    /// Text(name).modifier(Highlight(isOn: isSelected).animation(.bouncy))
    /// ```
    ///
    /// - Parameter animation: The animation; nil for none.
    public func animation(_ animation: Animation?) -> some ViewModifier {
        TransactionModifier(modifier: self, change: .animation(animation))
    }

    /// Changes the transaction of the updates of what this modifier does. That of the view that it is applied to stays.
    ///
    /// - Parameter transform: Changes the transaction. Called on the main actor in each update of the view, or of a view in it.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        TransactionModifier(modifier: self, change: .transform(transform))
    }

    /// A modifier that applies this one, and then another one around it.
    public func concat<T: ViewModifier>(_ modifier: T) -> some ViewModifier {
        ConcatenatedModifier(inner: self, outer: modifier)
    }
}

private struct TransactionModifier<Modifier: ViewModifier>: ViewModifier {
    let modifier: Modifier
    let change: TransactionChange

    func body(content: Content) -> some View {
        content.modified(by: { $0.applying(modifier) }, change: change)
    }
}

private struct ConcatenatedModifier<Inner: ViewModifier, Outer: ViewModifier>: ViewModifier {
    let inner: Inner
    let outer: Outer

    func body(content: Content) -> some View { content.applying(inner).applying(outer) }
}

extension View {
    /// Applies a modifier of a generic type, whose data may be animated.
    fileprivate func applying<Modifier: ViewModifier>(_ modifier: Modifier) -> AnyView {
        func applyAnimatable<Animated: ViewModifier & Animatable>(_ modifier: Animated) -> AnyView {
            AnyView(self.modifier(modifier))
        }
        if let modifier = modifier as? any ViewModifier & Animatable { return applyAnimatable(modifier) }
        return AnyView(self.modifier(modifier))
    }
}
