import EvergreenConcurrency
import EvergreenDependencies
import Foundation

extension UserDefaults {
    /// In-memory user defaults. Each call creates empty ones.
    public static var inMemory: UserDefaults {
        // The initializer only fails for certain suite names.
        EphemeralDefaults(suiteName: nil) ?? UserDefaults()
    }
}

/// User defaults without a file. Like `UserDefaults`, safe on all threads: the values are guarded by a lock.
final class EphemeralDefaults: UserDefaults {
    private struct Values {
        /// Property lists: strings, numbers, dates, data, and collections of them. They are never modified in place.
        var values: [String: Any] = [:]
    }

    private let values = Locked(Values())

    override func object(forKey defaultName: String) -> Any? { values.withLock { $0.values[defaultName] } }

    override func set(_ value: Any?, forKey defaultName: String) {
        values.withLock { $0.values[defaultName] = value }
    }

    override func removeObject(forKey defaultName: String) {
        values.withLock { $0.values[defaultName] = nil }
    }

    override func dictionaryRepresentation() -> [String: Any] { values.withLock { $0.values } }

    override func synchronize() -> Bool { true }
}
