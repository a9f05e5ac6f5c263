import EvergreenComparison
import EvergreenConcurrency

/// Whether two values are interchangeable.
///
/// Values are compared like view inputs: true is always correct. False may be wrong, especially off the main actor, where only `Equatable`
/// values are compared.
func isSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    guard MainQueue.isCurrent else { return (lhs as? any Equatable).map { isEqual($0, rhs) } ?? false }
    // Safe: `MainQueue.isCurrent` proves that the caller is on the main actor, so that the values stay on it, and the closure runs before
    // this function returns.
    nonisolated(unsafe) let lhs = lhs
    nonisolated(unsafe) let rhs = rhs
    return MainActor.assumeIsolated { InputComparison.areEqual(lhs, rhs) }
}
