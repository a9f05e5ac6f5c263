/// Where a query gets its context from.
///
/// A source is an index into the environment, so that a query reads any context with one `@Environment`.
enum ContextSource<Context> {
    case environment(KeyPath<EnvironmentValues, Context>)
    case explicit(Context)
}

extension ContextSource: Hashable {
    static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.environment(let lhs), .environment(let rhs)): lhs == rhs
        case (.explicit(let lhs), .explicit(let rhs)): isSameContext(lhs, rhs)
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .environment(let keyPath): hasher.combine(keyPath)
        // Contexts need not be hashable: those that are equal have the same hash all the same.
        case .explicit: hasher.combine(0)
        }
    }
}

extension EnvironmentValues {
    subscript<Context>(source: ContextSource<Context>) -> Context {
        switch source {
        case .environment(let keyPath): self[keyPath: keyPath]
        case .explicit(let context): context
        }
    }
}

/// Whether two contexts read the same database: a query goes on with the second as with the first.
///
/// Contexts are compared with `==` where they have it, and by identity where they are objects. All others are the same
/// if they are bit by bit: copies of one another.
func isSameContext<Context>(_ lhs: Context, _ rhs: Context) -> Bool {
    if let lhs = lhs as? any Equatable { return isEqual(lhs, rhs) }
    return withUnsafeBytes(of: lhs) { lhs in
        withUnsafeBytes(of: rhs) { rhs in lhs.elementsEqual(rhs) }
    }
}

private func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool {
    lhs == rhs as? Value
}
