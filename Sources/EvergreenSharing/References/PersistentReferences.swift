import EvergreenConcurrency
import EvergreenDependencies
import Foundation
import IssueReporting

/// The values of all keys that are currently shared: one for each id.
///
/// 1. A loaded value is found immediately.
/// 2. Otherwise the reference is registered first, and then loaded while `loading` is held. Another thread therefore waits until it is
///    loaded, and never sees a default value in place of a saved one. The lock is recursive: a key may load other keys. A cycle of keys is
///    reported, and the key reads its initial value.
package final class PersistentReferences: Sendable {
    private struct Entry {
        weak var reference: AnyObject?
        /// Distinguishes it from a later entry with the same id.
        let number: Int
        var isLoaded = false
    }

    private struct Table {
        var entries: [AnyHashable: Entry] = [:]
        var ids: [Int: AnyHashable] = [:]
        var latestNumber = 0
    }

    private let table = Locked(Table())
    private let loading = NSRecursiveLock()

    package init() {}

    /// Returns the reference of a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - initialValue: The initial value.
    ///   - place: The source location of the request.
    func reference<Key: SharedReaderKey>(
        for key: Key,
        initialValue: () -> Key.Value,
        at place: SharedPlace
    ) -> any MutableReference<Key.Value> {
        if let key = key as? any KeyWithBase<Key.Value> {
            func reference<K: KeyWithBase<Key.Value>>(_ key: K) -> any MutableReference<Key.Value> {
                self.reference(for: key.base, initialValue: initialValue, at: place)
            }
            return reference(key)
        }
        let id = AnyHashable(key.id)
        if case let (object?, true) = find(id) { return use(object, key, initialValue, at: place) }

        loading.lock()
        defer { loading.unlock() }
        if case let (object?, isLoaded) = find(id) {
            if !isLoaded {
                place.report(
                    """
                    The key \(key) is read while it loads, and returns its initial value.

                    Loading a key must not depend on the key itself, also not through other keys.
                    """
                )
            }
            return use(object, key, initialValue, at: place)
        }
        let number = table.withLock { table in
            table.latestNumber += 1
            table.ids[table.latestNumber] = id
            return table.latestNumber
        }
        let reference = PersistentReference(key, initialValue: initialValue()) { [weak self] in self?.remove(number) }
        table.withLock { $0.entries[id] = Entry(reference: reference, number: number) }
        reference.start()
        table.withLock { $0.entries[id]?.isLoaded = true }
        return reference
    }

    private func find(_ id: AnyHashable) -> (AnyObject?, isLoaded: Bool) {
        table.withLock { ($0.entries[id]?.reference, $0.entries[id]?.isLoaded ?? false) }
    }

    /// Returns a reference as the requested type. One with another type is reported, and kept for its users.
    private func use<Key: SharedReaderKey>(
        _ object: AnyObject,
        _ key: Key,
        _ initialValue: () -> Key.Value,
        at place: SharedPlace
    ) -> any MutableReference<Key.Value> {
        if let reference = object as? PersistentReference<Key> { return reference }
        if let reference = object as? any SomePersistentReference & MutableReference<Key.Value>,
            reference.isSaved || !(key is any SharedKey)
        {
            return reference
        }
        place.report(
            """
            The key \(key) with a value of '\(Key.Value.self)' has the same id as another key in use: \(object).

            Their values are separate: each key loads and saves its own. Use different ids for keys of different types.
            """
        )
        let reference = PersistentReference(key, initialValue: initialValue()) {}
        reference.start()
        return reference
    }

    /// Called when a reference is released. The reference itself is not accessed: that would retain another one under the lock.
    private func remove(_ number: Int) {
        table.withLock { table in
            guard let id = table.ids.removeValue(forKey: number), table.entries[id]?.number == number else { return }
            table.entries[id] = nil
        }
    }
}

/// A type-erased ``PersistentReference``.
protocol SomePersistentReference: AnyObject {
    var isSaved: Bool { get }
}

extension PersistentReference: SomePersistentReference {}

private enum PersistentReferencesKey: DependencyKey {
    static let liveValue = PersistentReferences()
    static var previewValue: PersistentReferences { PersistentReferences() }
    static var testValue: PersistentReferences { PersistentReferences() }
}

extension DependencyValues {
    /// The values of all keys that are currently shared. Each test has its own.
    package var persistentReferences: PersistentReferences {
        get { self[PersistentReferencesKey.self] }
        set { self[PersistentReferencesKey.self] = newValue }
    }
}
