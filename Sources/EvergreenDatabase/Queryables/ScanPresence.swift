import OpenCombineShim

extension Publisher {
    /// Publishes, for each optional value, whether it exists, and the last one that did.
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
