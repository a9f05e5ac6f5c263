import EvergreenComparison
import EvergreenConcurrency

/// Values that a view inherits from its ancestors.
///
/// Copies share their storage: a copy and most changes cost O(1), a read O(log n) for n values.
public struct EnvironmentValues: CustomStringConvertible {
    /// Nil for an environment where every key has its default value.
    private var storage: Storage?
    private var reads: EnvironmentReads?

    /// Each node has an environment, so that a copy is one reference.
    private typealias Storage = EnvironmentEntries

    /// An environment where every key has its default value.
    public init() {}

    /// The value of a key; the key's default value if none is set.
    ///
    /// A body that reads a value runs again when it changes.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        // Inlined, so that modules that declare keys get specialized code: controls read many values on each update.
        @inlinable get {
            if isRecording { recordRead(of: key) }
            guard let entry = entry(for: ObjectIdentifier(key)) else { return Key.defaultValue }
            // Set below, the only place that makes entries: with a value of this type.
            return unsafeDowncast(entry, to: TypedEnvironmentEntry<Key.Value>.self).value
        }
        set {
            storage = Storage(storage, setting: TypedEnvironmentEntry(newValue), for: ObjectIdentifier(key))
        }
    }

    /// Sets the value of a key that has none, if it differs from the default value.
    mutating func setDefault<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) where Key.Value: Equatable {
        guard entry(for: ObjectIdentifier(key)) == nil, value != Key.defaultValue else { return }
        self[key] = value
    }

    @usableFromInline var isRecording: Bool { reads != nil }

    @usableFromInline func recordRead<Key: EnvironmentKey>(of key: Key.Type) { reads?.record(key) }

    /// What is set for a key; nil for nothing.
    @usableFromInline func entry(for key: ObjectIdentifier) -> EnvironmentEntry? { storage?.entry(for: key) }

    public var description: String { "EnvironmentValues(\(storage?.count ?? 0) values set)" }

    package func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

    /// The values that differ from those of another environment; nil for none. O(n) for n values, if the environments are not
    /// identical.
    func changes(since base: EnvironmentValues) -> EnvironmentChanges? {
        guard !isIdentical(to: base), let entries = storage?.entries(notIn: base.storage), !entries.isEmpty else {
            return nil
        }
        return EnvironmentChanges(entries)
    }

    /// Sets the values that differ between two other environments.
    mutating func apply(_ changes: EnvironmentChanges) {
        for (key, entry) in changes.entries { storage = Storage(storage, setting: entry, for: key) }
    }

    /// A copy that records reads.
    func recording(into reads: EnvironmentReads) -> EnvironmentValues {
        var copy = self
        copy.reads = reads
        return copy
    }

    /// A copy that doesn't record reads.
    func withoutRecording() -> EnvironmentValues {
        var copy = self
        copy.reads = nil
        return copy
    }

    @MainActor
    fileprivate func hasSameValue<Key: EnvironmentKey>(_ key: Key.Type, as other: EnvironmentValues) -> Bool {
        let id = ObjectIdentifier(key)
        if storage?.entry(for: id)?.version == other.storage?.entry(for: id)?.version { return true }
        return InputComparison.areEqual(self[key], other[key])
    }

    @MainActor
    fileprivate func hasInterchangeableValue<Key: EnvironmentKey>(
        _ key: Key.Type,
        with other: EnvironmentValues,
        objects: ObjectPairs
    ) -> Bool {
        InputComparison.areInterchangeable(self[key], other[key], objects: objects)
    }
}

/// The environment keys that a body has read: only changes of their values run it again.
@MainActor
final class EnvironmentReads {
    /// Few, so that a search through all of them costs less than a table.
    private var keys: [any EnvironmentKey.Type] = []

    nonisolated init() {}

    /// Reads off the main actor are ignored: bodies run on it.
    nonisolated func record<Key: EnvironmentKey>(_ key: Key.Type) {
        guard MainQueue.isCurrent else { return }
        MainActor.assumeIsolated {
            if !keys.contains(where: { $0 == key }) { keys.append(key) }
        }
    }

    func contains(oneOf keys: [any EnvironmentKey.Type]) -> Bool {
        self.keys.contains { key in keys.contains { $0 == key } }
    }

    func areEqual(_ lhs: EnvironmentValues, _ rhs: EnvironmentValues) -> Bool {
        if keys.isEmpty || lhs.isIdentical(to: rhs) { return true }
        let (lhs, rhs) = (lhs.withoutRecording(), rhs.withoutRecording())
        return keys.allSatisfy { lhs.hasSameValue($0, as: rhs) }
    }

    /// The same for the environments of two windows.
    func areInterchangeable(_ lhs: EnvironmentValues, _ rhs: EnvironmentValues, objects: ObjectPairs) -> Bool {
        let (lhs, rhs) = (lhs.withoutRecording(), rhs.withoutRecording())
        return keys.allSatisfy { lhs.hasInterchangeableValue($0, with: rhs, objects: objects) }
    }
}
