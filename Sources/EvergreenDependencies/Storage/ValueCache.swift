import EvergreenConcurrency
import IssueReporting

/// The default values of keys, created once for each key and context.
///
/// A process has one, and while it runs tests, an additional one for each Swift Testing test, so that parallel tests do not share values.
@usableFromInline
final class ValueCache: Sendable {
    static let process = ValueCache()

    @usableFromInline let table: EntryTable
    private let creations: EntryCreations

    init() {
        table = EntryTable()
        creations = EntryCreations(table: table)
    }

    /// The context that was prepared or, at its first use, inferred.
    @inlinable var context: DependencyContext {
        validValue(of: DependencyContextKey.self, in: .live) ?? settledContext()
    }

    @usableFromInline
    func settledContext() -> DependencyContext {
        entry(for: DependencyContextKey.self, in: .live) { Entry<DependencyContextKey>(value: .inferred) }.value
    }

    /// The existing value, if its use is valid. Takes no lock if atomics are available.
    @inlinable
    func validValue<Key: TestDependencyKey>(of key: Key.Type, in context: DependencyContext) -> Key.Value? {
        table.withEntry(of: Key.self, in: context) { $0.fault == nil ? $0.value : nil }
    }

    func existingEntry<Key: TestDependencyKey>(for key: Key.Type, in context: DependencyContext) -> Entry<Key>? {
        table.withEntry(of: Key.self, in: context) { $0 }
    }

    /// The entry, created by the first caller while others wait.
    func entry<Key: TestDependencyKey>(
        for key: Key.Type,
        in context: DependencyContext,
        make: () -> Entry<Key>
    ) -> Entry<Key> {
        creations.entry(for: Key.self, in: context, make: make)
    }

    /// Stores a value before its first use.
    func prepare(_ entry: any AnyEntry, in context: DependencyContext) -> EntryCreations.Preparation {
        creations.prepare(entry, in: context)
    }
}

extension ValueCache {
    private static let ofTests = Locked<[TestContext.Testing.Test.ID: ValueCache]>([:])

    /// The cache of the current test case, if it has its own.
    @TaskLocal static var ofTestCase: ValueCache?

    /// The cache of the Swift Testing test that the current task belongs to.
    static var ofRunningTest: ValueCache? {
        if let ofTestCase { return ofTestCase }
        guard case .swiftTesting(let testing?) = TestContext.current else { return nil }
        return ofTests.withLock { caches in
            let id = testing.test.id
            if let cache = caches[id] { return cache }
            let cache = ValueCache()
            caches[id] = cache
            return cache
        }
    }
}
