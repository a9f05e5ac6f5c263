import IssueReporting

/// The overrides of one scope, those of the scopes around it included.
///
/// It never changes: setting a value gives another scope, at the cost of a copy of the (short) table. So the current one
/// can be handed from task to task and captured by objects, for one reference count and without a lock.
@usableFromInline
final class DependencyScope: Sendable {
    /// The scope that the current task, or thread, is in. Child tasks inherit it, detached ones do not.
    @TaskLocal @usableFromInline static var current = DependencyScope(
        overrides: OverrideTable(),
        context: nil,
        testCache: nil
    )

    @usableFromInline let overrides: OverrideTable
    @usableFromInline let context: DependencyContext?
    /// The cache of the process, unless it runs tests: then it takes a look to find out which cache to use.
    @usableFromInline let processCache = isTesting ? nil : ValueCache.process
    /// The cache of the test that the scope was opened in, for tasks that the test did not start as its children.
    let testCache: ValueCache?

    init(overrides: OverrideTable, context: DependencyContext?, testCache: ValueCache?) {
        self.overrides = overrides
        self.context = context
        self.testCache = testCache
    }

    /// The value that is overridden, or else made and in order: all that a read needs, but for the first read of a key, and
    /// in tests.
    ///
    /// - Parameter captured: The scope whose overrides come after this one's.
    @inlinable
    func settledValue<Key: TestDependencyKey>(of key: Key.Type, captured: DependencyScope?) -> Key.Value? {
        if let value = override(of: Key.self) ?? captured?.override(of: Key.self) { return value }
        guard let processCache else { return nil }
        return processCache.flawlessValue(of: Key.self, in: context(captured: captured, cache: processCache))
    }

    @inlinable
    func override<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value? {
        overrides.find(ObjectIdentifier(Key.self))?.entry(of: Key.self).value
    }

    @inlinable
    func context(captured: DependencyScope?, cache: ValueCache) -> DependencyContext {
        context ?? captured?.context ?? cache.context
    }

    @usableFromInline
    func setting<Key: TestDependencyKey>(_ key: Key.Type, to value: Key.Value) -> DependencyScope {
        let overrides = overrides.setting([Entry<Key>(value: value)])
        return DependencyScope(overrides: overrides, context: context, testCache: testCache)
    }

    func setting(context: DependencyContext) -> DependencyScope {
        DependencyScope(overrides: overrides, context: context, testCache: testCache)
    }

    /// Both scopes' overrides; where both override a key, this one's.
    func merged(over other: DependencyScope) -> DependencyScope {
        if other === self { return self }
        return DependencyScope(
            overrides: other.overrides.setting(overrides.entries),
            context: context ?? other.context,
            testCache: testCache ?? other.testCache
        )
    }

    /// The cache that values come from which no scope sets: that of the running test, or else that of the test that a scope
    /// was opened in, or else that of the process.
    func cache(captured: DependencyScope? = nil) -> ValueCache {
        processCache ?? ValueCache.ofRunningTest ?? testCache ?? captured?.testCache ?? ValueCache.process
    }

    /// The scope for overrides on top of it: in a test, it knows the test's cache.
    func opened() -> DependencyScope {
        guard let test = ValueCache.ofRunningTest, test !== testCache else { return self }
        return DependencyScope(overrides: overrides, context: context, testCache: test)
    }
}
