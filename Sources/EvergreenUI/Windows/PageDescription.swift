private struct PageDescriptionKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
    /// The description set by the scene; nil for none.
    var pageDescription: Text? {
        get { self[PageDescriptionKey.self] }
        set { self[PageDescriptionKey.self] = newValue }
    }
}
