import OpenCombineShim

extension Publisher {
    /// Publishes the presence of each optional value: whether it exists, and its last state if it no longer does.
    ///
    /// ```swift
    /// ValueObservation
    ///     .tracking { db in try Player.fetchOne(db, id: id) }
    ///     .publisher(in: reader)
    ///     .scanPresence() // Publishes Presence<Player>
    /// ```
    public func scanPresence<Value>() -> Publishers.Scan<Self, Presence<Value>> where Output == Value? {
        scan(.missing) { presence, value in presence.next(value) }
    }
}
