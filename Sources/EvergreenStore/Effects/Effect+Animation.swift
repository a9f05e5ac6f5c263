extension Effect {
    /// The effect, which animates what each of its actions changes.
    ///
    /// - Parameter animation: The animation; nil for none.
    /// - Returns: The effect.
    public func animation(_ animation: Animation? = .default) -> Self {
        transaction(Transaction(animation: animation))
    }

    /// The effect, each of whose actions is sent in a transaction.
    ///
    /// - Parameter transaction: The transaction of the changes.
    /// - Returns: The effect.
    public func transaction(_ transaction: Transaction) -> Self {
        if isNone { return .none }
        return Self(.transaction(self, transaction))
    }
}
