/// The source of a query's context.
///
/// Used as a subscript of the environment, so that a single `@Environment` property reads a context from any source.
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
        // Contexts need not be hashable: all explicit contexts share one hash.
        case .explicit: hasher.combine(0)
        case .dependency(let dependency): hasher.combine(dependency)
        }
    }
}

/// The result of reading a query's context source.
enum FoundContext<Context> {
    case context(Context)
    /// A context that is recreated by each read, such as a computed default value: consecutive reads differ although nothing has changed.
    case remade(Context)
    /// A dependency. It is read only when the query observes its request, because reading it may report an issue.
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
