extension ElementValues {
    /// Names the values among the modifiers of an element.
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
    /// What a view says to the container around it.
    package var containerValues: ElementValues {
        get { self[ElementValues.Key.self] }
        set { self[ElementValues.Key.self] = newValue }
    }
}
