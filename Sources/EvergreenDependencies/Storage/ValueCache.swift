import EvergreenConcurrency
import IssueReporting

/// The values that keys gave, made once for each key and context.
///
/// A process has one, and while it runs tests, one more per test of Swift Testing, so that tests that run side by side
/// do not see each other's values.
@usableFromInline
final class ValueCache: Sendable {
    static let process = ValueCache()

    @usableFromInline let table: EntryTable
    private let creations: EntryCreations

    init() {
        table = EntryTable()
        creations = EntryCreations(table: table)
    }

    /// The circumstances that were prepared, or else inferred, when they were first needed.
    @inlinable var context: DependencyContext {
        flawlessValue(of: DependencyContextKey.self, in: .live) ?? settledContext()
    }

    @usableFromInline
    func settledContext() -> DependencyContext {
        entry(for: DependencyContextKey.self, in: .live) { Entry<DependencyContextKey>(value: .inferred) }.value
    }

    /// The value, if it was made or prepared, and nothing is wrong with using it. Takes no lock where atomic values exist.
    @inlinable
    func flawlessValue<Key: TestDependencyKey>(of key: Key.Type, in context: DependencyContext) -> Key.Value? {
        table.withEntry(of: Key.self, in: context) { $0.fault == nil ? $0.value : nil }
    }

    func existingEntry<Key: TestDependencyKey>(for key: Key.Type, in context: DependencyContext) -> Entry<Key>? {
        table.withEntry(of: Key.self, in: context) { $0 }
    }

    /// The entry, made by the first caller while the others wait.
    func entry<Key: TestDependencyKey>(
        for key: Key.Type,
        in context: DependencyContext,
        make: () -> Entry<Key>
    ) -> Entry<Key> {
        creations.entry(for: Key.self, in: context, make: make)
    }

    /// Files a value before its first use.
    func prepare(_ entry: any AnyEntry, in context: DependencyContext) -> EntryCreations.Preparation {
        creations.prepare(entry, in: context)
    }
}

extension ValueCache {
    private static let ofTests = Locked<[TestContext.Testing.Test.ID: ValueCache]>([:])

    /// The cache of the case of a test, if it has one of its own.
    @TaskLocal static var ofTestCase: ValueCache?

    /// The cache of the test of Swift Testing that the current task belongs to.
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
