/// Results that live for as long as a query shows them.
struct WeakResults {
    weak var results: (any AnyModelResults)?
}

/// The results of a query, whatever its class.
@MainActor
protocol AnyModelResults: AnyObject, Sendable {
    func contextDidChange(_ change: ContextChange)
}
