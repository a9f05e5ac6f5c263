extension View {
    /// Animates the changes of this view in an update in which a value has changed.
    ///
    /// ```swift
    /// Circle()
    ///     .scaleEffect(isLarge ? 2 : 1)
    ///     .animation(.bouncy, value: isLarge)
    ///     .offset(y: isLarge ? 100 : 0)
    ///     .animation(.linear, value: isLarge)
    /// ```
    ///
    /// Modifiers outside are not animated, nor are other views. Within, the innermost animation counts, also where the change was
    /// made with ``withAnimation(_:_:)``.
    ///
    /// - Parameters:
    ///   - animation: The animation; nil for none.
    ///   - value: The value.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        TransactionView(self, value: value, change: .animation(animation))
    }

    /// Animates all changes of this view, whatever they come from.
    ///
    /// Modifiers outside are not animated, nor are other views. Within, the innermost animation counts.
    ///
    /// - Parameter animation: The animation; nil for none.
    @available(*, deprecated, message: "Use animation(_:value:) with the value that the change depends on.")
    public func animation(_ animation: Animation?) -> some View {
        TransactionView<_, Never>(self, value: nil, change: .animation(animation))
    }

    /// Changes the transaction of all updates of this view.
    ///
    /// ```swift
    /// PlayerList(players).transaction { $0.animation = nil }
    /// ```
    ///
    /// - Parameter transform: Changes the transaction. Called on the main actor in each update of the view, or of a view in it.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransactionView<_, Never>(self, value: nil, change: .transform(transform))
    }

    /// Changes the transaction of the updates of this view in which a value has changed.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - transform: Changes the transaction. Called on the main actor.
    public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransactionView(self, value: value, change: .transform(transform))
    }
}
