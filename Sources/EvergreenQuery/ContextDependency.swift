/// The dependency that a query reads its context from.
struct ContextDependency<Context> {
    let keyPath: KeyPath<DependencyValues, Context> & Sendable
    /// The dependency property, which captures the overrides in effect where the query was created.
    let dependency: Dependency<Context>
}

/// Equality considers the key path only, so that recreating a view restarts nothing.
extension ContextDependency: Hashable {
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.keyPath == rhs.keyPath }

    func hash(into hasher: inout Hasher) { hasher.combine(keyPath) }
}
