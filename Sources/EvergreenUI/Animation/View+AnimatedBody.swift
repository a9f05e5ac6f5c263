import EvergreenRuntime

extension View {
    /// Animates changes of the modifiers applied in a closure.
    ///
    /// ```swift
    /// Text(name).animation(.bouncy) { content in
    ///     content.opacity(isSelected ? 1 : 0.5)
    /// }
    /// ```
    ///
    /// Changes of this view itself are not affected.
    ///
    /// - Parameters:
    ///   - animation: The animation, or nil for none.
    ///   - body: Applies modifiers to a placeholder for this view.
    public func animation<V: View>(
        _ animation: Animation?,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modified(by: body, change: .animation(animation))
    }

    /// Transforms the transaction of updates of the modifiers applied in a closure. Updates of this view itself are not affected.
    ///
    /// - Parameters:
    ///   - transform: Transforms the transaction. Called on the main actor in each update of the view or of a descendant.
    ///   - body: Applies modifiers to a placeholder for this view.
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
