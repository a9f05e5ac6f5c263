extension ElementValues {
    /// The key of the values among an element's modifiers.
    package enum Key: ElementModifierKey {
        package static var defaultValue: ElementValues { ElementValues() }

        package static func combine(outer: ElementValues, inner: ElementValues) -> ElementValues {
            var values = outer
            values.add(inner: inner)
            return values
        }
    }
}

extension ElementModifiers {
    /// The container values of a view.
    package var containerValues: ElementValues {
        get { self[ElementValues.Key.self] }
        set { self[ElementValues.Key.self] = newValue }
    }
}
