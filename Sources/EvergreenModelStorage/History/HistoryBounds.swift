import Foundation

/// The bounds that a predicate sets on tokens and timestamps, so that the database skips other transactions.
///
/// The predicate is evaluated for the rest: the bounds may include too much, never too little.
struct HistoryBounds {
    /// Lower bounds, inclusive, on tokens.
    private(set) var lowerTokens: [DefaultHistoryToken] = []
    private(set) var upperTokens: [DefaultHistoryToken] = []
    private(set) var earliest = Date.distantPast
    private(set) var latest = Date.distantFuture

    init(_ predicate: Predicate<DefaultHistoryTransaction>?) {
        if let predicate { add(predicate.expression) }
    }

    fileprivate mutating func add(_ expression: any PredicateExpression) {
        (expression as? any BoundedExpression)?.add(to: &self)
    }

    fileprivate mutating func add(after token: DefaultHistoryToken) { lowerTokens.append(token) }
    fileprivate mutating func add(before token: DefaultHistoryToken) { upperTokens.append(token) }
    fileprivate mutating func add(after date: Date) { earliest = max(earliest, date) }
    fileprivate mutating func add(before date: Date) { latest = min(latest, date) }
}

private protocol BoundedExpression {
    func add(to bounds: inout HistoryBounds)
}

extension PredicateExpressions.Conjunction: BoundedExpression {
    fileprivate func add(to bounds: inout HistoryBounds) {
        bounds.add(lhs)
        bounds.add(rhs)
    }
}

extension PredicateExpressions.Comparison: BoundedExpression {
    fileprivate func add(to bounds: inout HistoryBounds) {
        if let (token, isAfter) = bound(of: DefaultHistoryToken.self) {
            if isAfter { bounds.add(after: token) } else { bounds.add(before: token) }
        } else if let (date, isAfter) = bound(of: Date.self) {
            if isAfter { bounds.add(after: date) } else { bounds.add(before: date) }
        }
    }

    /// The value that a property of the transaction is compared with.
    private func bound<Value>(of type: Value.Type) -> (value: Value, isAfter: Bool)? {
        typealias Property = PredicateExpressions.KeyPath<
            PredicateExpressions.Variable<DefaultHistoryTransaction>, Value
        >
        let isGreater = op == .greaterThan || op == .greaterThanOrEqual
        if lhs is Property, let value = rhs as? PredicateExpressions.Value<Value> { return (value.value, isGreater) }
        if rhs is Property, let value = lhs as? PredicateExpressions.Value<Value> { return (value.value, !isGreater) }
        return nil
    }
}
