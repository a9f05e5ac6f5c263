/// Results that live as long as a query shows them.
struct WeakResults {
    weak var results: (any AnyModelResults)?
}

/// Type-erased results of a query.
@MainActor
protocol AnyModelResults: AnyObject, Sendable {
    func contextDidChange(_ change: ContextChange)
}
