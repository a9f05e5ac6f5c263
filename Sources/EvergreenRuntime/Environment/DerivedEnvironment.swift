import EvergreenComparison

/// The environment of a view's content, derived from the view's own environment.
///
/// While neither input changes, the derived environment is identical to the last one, not only equal, which ends comparisons in
/// descendants.
@MainActor
package struct DerivedEnvironment<Value> {
    /// An object, because a generic structure would be copied to be compared.
    private final class Derivation {
        let base: EnvironmentValues
        let value: Value
        let derived: EnvironmentValues

        init(base: EnvironmentValues, value: Value, derived: EnvironmentValues) {
            self.base = base
            self.value = value
            self.derived = derived
        }
    }

    private var last: Derivation?

    package nonisolated init() {}

    /// Returns the environment that `write` makes of `base` and `value`. Calls `write` only if one of them differs.
    package mutating func derive(
        from base: EnvironmentValues,
        with value: Value,
        _ write: @MainActor (inout EnvironmentValues) -> Void
    ) -> EnvironmentValues {
        if let last, last.base.isIdentical(to: base), InputComparison.areEqual(last.value, value) {
            return last.derived
        }
        var derived = base
        write(&derived)
        last = Derivation(base: base, value: value, derived: derived)
        return derived
    }
}

extension DerivedEnvironment where Value == Void {
    /// Returns the environment that `write` makes of `base` alone.
    package mutating func derive(
        from base: EnvironmentValues,
        _ write: @MainActor (inout EnvironmentValues) -> Void
    ) -> EnvironmentValues {
        derive(from: base, with: (), write)
    }
}
