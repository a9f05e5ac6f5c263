import EvergreenRuntime

extension View {
    /// Animates the changes of modifiers.
    ///
    /// ```swift
    /// Text(name).animation(.bouncy) { content in
    ///     content.opacity(isSelected ? 1 : 0.5)
    /// }
    /// ```
    ///
    /// The changes of this view itself come about as without the modifier.
    ///
    /// - Parameters:
    ///   - animation: The animation; nil for none.
    ///   - body: Applies the modifiers to what stands for this view.
    public func animation<V: View>(
        _ animation: Animation?,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modified(by: body, change: .animation(animation))
    }

    /// Changes the transaction of the updates of modifiers. That of this view itself stays.
    ///
    /// - Parameters:
    ///   - transform: Changes the transaction. Called on the main actor in each update of the view, or of a view in it.
    ///   - body: Applies the modifiers to what stands for this view.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modified(by: body, change: .transform(transform))
    }

    func modified<V: View>(
        by body: (PlaceholderContentView<Self>) -> V,
        change: TransactionChange
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(
            TransactionView<_, Never>(self, value: nil, change: .placeholder)
        )
        return TransactionView<_, Never>(body(placeholder), value: nil, change: change, excludesPlaceholder: true)
    }
}
