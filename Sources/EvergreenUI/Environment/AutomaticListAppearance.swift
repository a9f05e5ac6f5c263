private struct AutomaticListAppearanceKey: EnvironmentKey {
    static var defaultValue: ListAppearance { .insetGrouped }
}

extension EnvironmentValues {
    /// The default appearance of lists in this context.
    var automaticListAppearance: ListAppearance {
        get { self[AutomaticListAppearanceKey.self] }
        set { self[AutomaticListAppearanceKey.self] = newValue }
    }
}
