extension View {
    /// Animates this view's changes in updates in which a value changes.
    ///
    /// ```swift
    /// Circle()
    ///     .scaleEffect(isLarge ? 2 : 1)
    ///     .animation(.bouncy, value: isLarge)
    ///     .offset(y: isLarge ? 100 : 0)
    ///     .animation(.linear, value: isLarge)
    /// ```
    ///
    /// Outer modifiers and other views are not animated. The innermost animation wins, also over one from ``withAnimation(_:_:)``.
    ///
    /// - Parameters:
    ///   - animation: The animation; nil for none.
    /// - value: The value to compare.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        TransactionView(self, value: value, change: .animation(animation))
    }

    /// Animates all changes of this view, regardless of their cause.
    ///
    /// Outer modifiers and other views are not animated. The innermost animation wins.
    ///
    /// - Parameter animation: The animation; nil for none.
    @available(*, deprecated, message: "Use animation(_:value:) with the value that the change depends on.")
    public func animation(_ animation: Animation?) -> some View {
        TransactionView<_, Never>(self, value: nil, change: .animation(animation))
    }

    /// Transforms the transaction of all updates of this view.
    ///
    /// ```swift
    /// PlayerList(players).transaction { $0.animation = nil }
    /// ```
    ///
    /// - Parameter transform: Transforms the transaction. Called on the main actor in each update of the view or a descendant.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransactionView<_, Never>(self, value: nil, change: .transform(transform))
    }

    /// Transforms the transaction of this view's updates in which a value changes.
    ///
    /// - Parameters:
    /// - value: The value to compare.
    /// - transform: Transforms the transaction. Called on the main actor.
    public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransactionView(self, value: value, change: .transform(transform))
    }
}
