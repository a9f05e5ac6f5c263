extension Effect {
    /// Animates the changes of each of the effect's actions.
    ///
    /// - Parameter animation: The animation; nil for none.
    /// - Returns: The effect.
    public func animation(_ animation: Animation? = .default) -> Self {
        transaction(Transaction(animation: animation))
    }

    /// Sends each of the effect's actions in a transaction.
    ///
    /// - Parameter transaction: The transaction of the changes.
    /// - Returns: The effect.
    public func transaction(_ transaction: Transaction) -> Self {
        if isNone { return .none }
        return Self(.transaction(self, transaction))
    }
}
