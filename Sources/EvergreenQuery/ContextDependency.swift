/// The dependency that a query reads its context from.
struct ContextDependency<Context> {
    let keyPath: KeyPath<DependencyValues, Context> & Sendable
    /// Remembers the overrides that were in force where the query was made.
    let dependency: Dependency<Context>
}

/// Only the key path counts: a view that is made anew has nothing to do because of that.
extension ContextDependency: Hashable {
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.keyPath == rhs.keyPath }

    func hash(into hasher: inout Hasher) { hasher.combine(keyPath) }
}
