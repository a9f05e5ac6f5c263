import EvergreenComparison

/// The environment of a view's content, derived from the view's own environment.
///
/// While nothing differs, it is identical to the last one and not just equal, so that comparisons below end there.
@MainActor
package struct DerivedEnvironment<Value> {
    private var last: (base: EnvironmentValues, value: Value, derived: EnvironmentValues)?

    package nonisolated init() {}

    /// The environment that `write` makes of `base` and `value`. Called again only if one of them differs.
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
        last = (base, value, derived)
        return derived
    }
}

extension DerivedEnvironment where Value == Void {
    /// The environment that `write` makes of `base` alone.
    package mutating func derive(
        from base: EnvironmentValues,
        _ write: @MainActor (inout EnvironmentValues) -> Void
    ) -> EnvironmentValues {
        derive(from: base, with: (), write)
    }
}
