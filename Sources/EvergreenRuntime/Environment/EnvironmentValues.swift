import HashTreeCollections

/// The values that a view gets from the views around it.
///
/// Copies are cheap, and share what they have in common.
public struct EnvironmentValues: CustomStringConvertible {
    private var entries: TreeDictionary<ObjectIdentifier, Entry> = [:]
    /// Two environments with the same version have the same values.
    private var version = 0
    private var reads: EnvironmentReads?

    private struct Entry {
        var value: Any
        /// Two entries with the same stamp have the same value.
        var stamp: Int
    }

    /// An environment where every key has its default value.
    public init() {}

    /// The value for a key: the key's default where none was set.
    ///
    /// Inlined, so that modules which declare keys read them as their own types: controls read many each time they are drawn.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        @inlinable get {
            if isRecording { recordRead(of: key) }
            return storedValue(for: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
        }
        set {
            let stamp = Stamp.next()
            entries[ObjectIdentifier(key)] = Entry(value: newValue, stamp: stamp)
            version = stamp
        }
    }

    @usableFromInline var isRecording: Bool { reads != nil }

    @usableFromInline func recordRead<Key: EnvironmentKey>(of key: Key.Type) { reads?.record(key) }

    /// The value that was set for a key; nil if none was.
    @usableFromInline func storedValue(for key: ObjectIdentifier) -> Any? { entries[key]?.value }

    public var description: String { "EnvironmentValues(\(entries.count) values set)" }

    package func isIdentical(to other: EnvironmentValues) -> Bool { version == other.version }

    /// The same environment, whose reads `reads` gets to know.
    func recording(into reads: EnvironmentReads) -> EnvironmentValues {
        var copy = self
        copy.reads = reads
        return copy
    }

    /// The same environment, whose reads nobody gets to know.
    func withoutRecording() -> EnvironmentValues {
        var copy = self
        copy.reads = nil
        return copy
    }

    fileprivate func hasSameEntry<Key: EnvironmentKey>(_ key: Key.Type, as other: EnvironmentValues) -> Bool {
        entries[ObjectIdentifier(key)]?.stamp == other.entries[ObjectIdentifier(key)]?.stamp
    }
}

/// The keys of an environment that a view read, so that only their changes run its body.
@MainActor
final class EnvironmentReads {
    private typealias Comparison = @MainActor (EnvironmentValues, EnvironmentValues) -> Bool
    private var comparisons: [ObjectIdentifier: Comparison] = [:]

    nonisolated init() {}

    /// Reads may come from code that is not isolated to the main actor; only those on it, where bodies run, count.
    nonisolated func record<Key: EnvironmentKey>(_ key: Key.Type) {
        guard MainQueue.isCurrent else { return }
        let id = ObjectIdentifier(key)
        let comparison: Comparison = { lhs, rhs in
            lhs.hasSameEntry(key, as: rhs) || InputComparison.areEqual(lhs[key], rhs[key])
        }
        MainActor.assumeIsolated {
            comparisons[id] = comparison
        }
    }

    func areEqual(_ lhs: EnvironmentValues, _ rhs: EnvironmentValues) -> Bool {
        if comparisons.isEmpty || lhs.isIdentical(to: rhs) { return true }
        let (lhs, rhs) = (lhs.withoutRecording(), rhs.withoutRecording())
        return comparisons.values.allSatisfy { $0(lhs, rhs) }
    }
}
