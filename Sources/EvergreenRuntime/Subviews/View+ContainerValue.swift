extension View {
    /// Gives a value to the container around this view.
    ///
    /// On a view that consists of several, such as a ``Group``, each of them gives the value; on a `Section`, the section and each
    /// view in it. Of several values, the innermost counts.
    ///
    /// ```swift
    /// Song("Rejected").containerValue(\.isRejected, true)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The value. See ``ContainerValues``.
    ///   - value: What it is. The closure of the container runs again if it differs from the one before.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}

private struct ContainerValueModifier<Value>: ContainerValueSetting {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        var values = ContainerValues(modifiers)
        values[keyPath: keyPath] = value
        modifiers.containerValues = values.values
    }
}
