import IssueReporting

/// The overrides of one scope, including those of the enclosing scopes.
///
/// Immutable: setting a value creates another scope, at the cost of copying the (short) table. The current one can therefore be passed
/// between tasks and captured by objects, for one reference count and without a lock.
@usableFromInline
final class DependencyScope: Sendable {
    /// The scope of the current task or thread. Child tasks inherit it, detached ones do not.
    @TaskLocal @usableFromInline static var current = DependencyScope(
        overrides: OverrideTable(),
        context: nil,
        testCache: nil
    )

    @usableFromInline let overrides: OverrideTable
    @usableFromInline let context: DependencyContext?
    /// The cache of the process, unless it runs tests: then the cache has to be looked up.
    @usableFromInline let processCache = isTesting ? nil : ValueCache.process
    /// The cache of the test in which the scope was created, for tasks that are not children of the test.
    let testCache: ValueCache?

    init(overrides: OverrideTable, context: DependencyContext?, testCache: ValueCache?) {
        self.overrides = overrides
        self.context = context
        self.testCache = testCache
    }

    /// The overridden value, or else the existing valid default: the fast path of a read, except for the first read of a key, and in tests.
    ///
    /// - Parameter captured: A scope whose overrides have a lower precedence.
    @inlinable
    func settledValue<Key: TestDependencyKey>(of key: Key.Type, captured: DependencyScope?) -> Key.Value? {
        if let value = override(of: Key.self) ?? captured?.override(of: Key.self) { return value }
        guard let processCache else { return nil }
        return processCache.validValue(of: Key.self, in: context(captured: captured, cache: processCache))
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

    /// The overrides of both scopes; those of this one take precedence.
    func merged(over other: DependencyScope) -> DependencyScope {
        if other === self { return self }
        return DependencyScope(
            overrides: other.overrides.setting(overrides.entries),
            context: context ?? other.context,
            testCache: testCache ?? other.testCache
        )
    }

    /// The cache of default values: that of the running test, or else that of the test in which a scope was created, or else that of the
    /// process.
    func cache(captured: DependencyScope? = nil) -> ValueCache {
        processCache ?? ValueCache.ofRunningTest ?? testCache ?? captured?.testCache ?? ValueCache.process
    }

    /// The scope as the base for overrides: in a test, it refers to the test's cache.
    func opened() -> DependencyScope {
        guard let test = ValueCache.ofRunningTest, test !== testCache else { return self }
        return DependencyScope(overrides: overrides, context: context, testCache: test)
    }
}
