extension View {
    /// Sets a container value of this view.
    ///
    /// On a view with several subviews, such as a ``Group``, it applies to each of them; on a `Section`, to the section and each view in
    /// it. The innermost value wins.
    ///
    /// ```swift
    /// Song("Rejected").containerValue(\.isRejected, true)
    /// ```
    ///
    /// - Parameters:
    /// - keyPath: The key path of the value. See ``ContainerValues``.
    /// - value: The value. The container's closure runs again when it changes.
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
