/// Where a query gets its context from.
///
/// A source is an index into the environment, so that a query reads any context with one `@Environment`.
enum ContextSource<Context> {
    case environment(KeyPath<EnvironmentValues, Context>)
    case explicit(Context)
    case dependency(ContextDependency<Context>)
}

extension ContextSource: Hashable {
    static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.environment(let lhs), .environment(let rhs)): lhs == rhs
        case (.explicit(let lhs), .explicit(let rhs)): isSame(lhs, rhs)
        case (.dependency(let lhs), .dependency(let rhs)): lhs == rhs
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .environment(let keyPath): hasher.combine(keyPath)
        // Contexts need not be hashable: those that are equal have the same hash all the same.
        case .explicit: hasher.combine(0)
        case .dependency(let dependency): hasher.combine(dependency)
        }
    }
}

/// What a query finds at its source.
enum FoundContext<Context> {
    case context(Context)
    /// A context that each read makes anew, as a default value that is computed does: it differs from the one before
    /// though nobody has changed it.
    case remade(Context)
    /// A dependency, to be read only when the query follows its request: a read may report an issue.
    case dependency(ContextDependency<Context>)
}

extension EnvironmentValues {
    subscript<Context>(source: ContextSource<Context>) -> FoundContext<Context> {
        switch source {
        case .environment(let keyPath):
            let context = self[keyPath: keyPath]
            return isSame(context, self[keyPath: keyPath]) ? .context(context) : .remade(context)
        case .explicit(let context): return .context(context)
        case .dependency(let dependency): return .dependency(dependency)
        }
    }
}
