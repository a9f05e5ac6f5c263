private struct AutomaticListLookKey: EnvironmentKey {
    static var defaultValue: ListLook { .insetGrouped }
}

extension EnvironmentValues {
    /// The default look of lists in this context.
    var automaticListLook: ListLook {
        get { self[AutomaticListLookKey.self] }
        set { self[AutomaticListLookKey.self] = newValue }
    }
}
