import EvergreenConcurrency
import EvergreenDependencies
import Foundation

extension UserDefaults {
    /// User defaults that are kept in memory, and nowhere else. Each call makes empty ones.
    public static var inMemory: UserDefaults {
        // Those without a suite can always be made; the initializer may fail for names of suites alone.
        EphemeralDefaults(suiteName: nil) ?? UserDefaults()
    }
}

/// User defaults without a file. Safe on all threads, as `UserDefaults` is: the values are behind a lock.
final class EphemeralDefaults: UserDefaults {
    private struct Values {
        /// Property lists: strings, numbers, dates, data, and collections of them. They are never changed in place.
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
