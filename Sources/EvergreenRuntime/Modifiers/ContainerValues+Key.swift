extension ContainerValues {
    /// Names the values among the modifiers of an element.
    package enum Key: ElementModifierKey {
        package static var defaultValue: ContainerValues { ContainerValues() }
    }
}
