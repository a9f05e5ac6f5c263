extension ViewModifier {
    /// Animates changes of this modifier. Changes of the modified view are not affected.
    ///
    /// ```swift
    /// Text(name).modifier(Highlight(isOn: isSelected).animation(.bouncy))
    /// ```
    ///
    /// - Parameter animation: The animation, or nil for none.
    public func animation(_ animation: Animation?) -> some ViewModifier {
        TransactionModifier(modifier: self, change: .animation(animation))
    }

    /// Transforms the transaction of updates of this modifier. Updates of the modified view are not affected.
    ///
    /// - Parameter transform: Transforms the transaction. Called on the main actor in each update of the view or of a descendant.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        TransactionModifier(modifier: self, change: .transform(transform))
    }

    /// Returns a modifier that applies this one, and then another one around it.
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
    /// Applies a modifier of a generic type, with animatable data if it has any.
    fileprivate func applying<Modifier: ViewModifier>(_ modifier: Modifier) -> AnyView {
        func applyAnimatable<Animated: ViewModifier & Animatable>(_ modifier: Animated) -> AnyView {
            AnyView(self.modifier(modifier))
        }
        if let modifier = modifier as? any ViewModifier & Animatable { return applyAnimatable(modifier) }
        return AnyView(self.modifier(modifier))
    }
}
