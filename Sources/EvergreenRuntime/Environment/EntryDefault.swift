import EvergreenConcurrency

/// The key of an `@Entry` in the environment, container values or transactions.
public protocol _EntryKey {
    /// The type of the value.
    associatedtype Value
}

extension _EntryKey where Value: Sendable {
    /// The default value of an `@Entry`: created on first access, then shared.
    public static func _entryDefault(_ make: () -> Value) -> Value {
        let id = ObjectIdentifier(Self.self)
        if let known = EntryDefaults.values.withLock({ $0[id] }) as? Value { return known }
        // Created outside of the lock, because a value may need other defaults. If two threads race, the first one
        // wins.
        let made = make()
        return EntryDefaults.values.withLock { values in
            if let known = values[id] as? Value { return known }
            values[id] = made
            return made
        }
    }
}

extension _EntryKey {
    /// The default value of an `@Entry` whose type is not `Sendable`: created on each access.
    public static func _entryDefault(_ make: () -> Value) -> Value { make() }
}

private enum EntryDefaults {
    static let values = Locked<[ObjectIdentifier: any Sendable]>([:])
}
