import Foundation

/// Compares predicates structurally: their expressions and captured values.
///
/// `Predicate` is not `Equatable`, and each evaluation of `#Predicate` creates new variables.
struct PredicateComparison {
    private var variables: [AnyHashable: AnyHashable] = [:]

    /// Whether both are equivalent. False if they contain something that can't be compared.
    static func areSame<Input>(_ lhs: Predicate<Input>?, _ rhs: Predicate<Input>?) -> Bool {
        guard let lhs, let rhs else { return lhs == nil && rhs == nil }
        var comparison = PredicateComparison()
        return comparison.areSame(lhs, rhs)
    }

    private mutating func areSame(_ lhs: Any, _ rhs: Any) -> Bool {
        guard type(of: lhs) == type(of: rhs) else { return false }
        if let lhs = lhs as? PredicateExpressions.VariableID, let rhs = rhs as? PredicateExpressions.VariableID {
            if let known = variables[lhs] { return known == AnyHashable(rhs) }
            variables[lhs] = rhs
            return true
        }
        if let lhs = lhs as? any Equatable { return Self.areEqual(lhs, rhs) }
        let (left, right) = (Mirror(reflecting: lhs), Mirror(reflecting: rhs))
        guard left.children.count == right.children.count else { return false }
        if left.children.isEmpty {
            // A value without fields is unique, unless it is an enum case or an object.
            return left.displayStyle == .struct || left.displayStyle == .tuple
        }
        if left.displayStyle == .class { return (lhs as AnyObject) === (rhs as AnyObject) }
        return zip(left.children, right.children).allSatisfy { left, right in
            left.label == right.label && areSame(left.value, right.value)
        }
    }

    private static func areEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool { lhs == rhs as? Value }
}

extension FetchDescriptor {
    /// Whether both fetch the same models in the same order.
    package func isSame(as other: FetchDescriptor<T>) -> Bool {
        sortBy == other.sortBy && fetchLimit == other.fetchLimit && fetchOffset == other.fetchOffset
            && includePendingChanges == other.includePendingChanges && propertiesToFetch == other.propertiesToFetch
            && relationshipKeyPathsForPrefetching == other.relationshipKeyPathsForPrefetching
            && PredicateComparison.areSame(predicate, other.predicate)
    }
}
