import EvergreenComparison
import EvergreenConcurrency

/// Whether nothing changes if the second value takes the place of the first.
///
/// Compared as inputs of views are: "the same" is always right. "Different" may be wrong, above all off the main actor,
/// where only values with `==` are compared.
func isSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    guard MainQueue.isCurrent else { return (lhs as? any Equatable).map { isEqual($0, rhs) } ?? false }
    // Safe: `MainQueue.isCurrent` says that the caller is on the main actor, so that the values stay on it, and the closure
    // runs before this function returns.
    nonisolated(unsafe) let lhs = lhs
    nonisolated(unsafe) let rhs = rhs
    return MainActor.assumeIsolated { InputComparison.areEqual(lhs, rhs) }
}
