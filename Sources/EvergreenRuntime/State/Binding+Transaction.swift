extension Binding {
    /// A binding whose changes are animated, as with ``withAnimation(_:_:)``. With nil, they are not.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// A binding whose changes have a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: TransactionLocation(base: location, transaction: transaction))
    }
}
