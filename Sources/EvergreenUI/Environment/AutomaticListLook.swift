private struct AutomaticListLookKey: EnvironmentKey {
    static var defaultValue: ListLook { .insetGrouped }
}

extension EnvironmentValues {
    /// What lists without a style are drawn as, in this place.
    var automaticListLook: ListLook {
        get { self[AutomaticListLookKey.self] }
        set { self[AutomaticListLookKey.self] = newValue }
    }
}
