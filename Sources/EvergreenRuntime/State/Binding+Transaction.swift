extension Binding {
    /// A binding whose changes are animated, as with ``withAnimation(_:_:)``. With nil, they are not.
    @MainActor
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// A binding whose changes have a transaction.
    @MainActor
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: TransactionLocation(base: location, transaction: transaction))
    }
}
