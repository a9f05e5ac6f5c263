import Synchronization

extension EnvironmentKey where Value: Sendable {
    /// The default value of an `@Entry`: made by the first who needs it, and the same for all.
    public static func _entryDefault(_ make: () -> Value) -> Value {
        let id = ObjectIdentifier(Self.self)
        if let known = EntryDefaults.values.withLock({ $0[id] }) as? Value { return known }
        // Made outside of the lock: a value may need other defaults. Of two makers, the first to be done wins.
        let made = make()
        return EntryDefaults.values.withLock { values in
            if let known = values[id] as? Value { return known }
            values[id] = made
            return made
        }
    }
}

extension EnvironmentKey {
    /// The default value of an `@Entry` that can't be shared between threads: made for each who needs it.
    public static func _entryDefault(_ make: () -> Value) -> Value { make() }
}

private enum EntryDefaults {
    static let values = Mutex<[ObjectIdentifier: any Sendable]>([:])
}
