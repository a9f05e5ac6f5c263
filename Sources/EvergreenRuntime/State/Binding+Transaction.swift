extension Binding {
    /// A binding that animates its changes, as with ``withAnimation(_:_:)``. With nil, changes are not animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// A binding that applies a transaction to its changes.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: TransactionLocation(base: location, transaction: transaction))
    }
}
