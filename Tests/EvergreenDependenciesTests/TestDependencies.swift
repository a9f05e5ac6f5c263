import EvergreenDependencies

/// A dependency with its own value for each context.
enum NameKey: DependencyKey {
    static let liveValue = "live"
    static let previewValue = "preview"
    static let testValue = "test"
}

/// A dependency that nobody gave a value for tests.
enum LiveOnlyKey: DependencyKey {
    static let liveValue = "live only"
}

/// A dependency whose live value is defined nowhere.
enum TestOnlyKey: TestDependencyKey {
    static let testValue = "test only"
}

extension DependencyValues {
    var name: String {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }

    var liveOnly: String {
        get { self[LiveOnlyKey.self] }
        set { self[LiveOnlyKey.self] = newValue }
    }
}

func currentName() -> String {
    @Dependency(\.name) var name
    return name
}
