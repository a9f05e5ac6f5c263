/// The environment of the views inside a view, made of the one around it. It is the same as before, and not an equal one, as
/// long as nothing differs: comparisons below end there.
package struct DerivedEnvironment<Value: Equatable> {
    private var last: (base: EnvironmentValues, value: Value, derived: EnvironmentValues)?

    package init() {}

    /// The environment that `write` makes of `base` and of `value`.
    package mutating func derive(
        from base: EnvironmentValues,
        with value: Value,
        _ write: (inout EnvironmentValues) -> Void
    ) -> EnvironmentValues {
        if let last, last.base.isIdentical(to: base), last.value == value { return last.derived }
        var derived = base
        write(&derived)
        last = (base, value, derived)
        return derived
    }
}

extension DerivedEnvironment where Value == Bool {
    /// The environment that `write` makes of `base` alone, the same way each time.
    package mutating func derive(
        from base: EnvironmentValues,
        _ write: (inout EnvironmentValues) -> Void
    ) -> EnvironmentValues {
        derive(from: base, with: true, write)
    }
}
