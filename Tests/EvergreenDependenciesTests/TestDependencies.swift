import EvergreenDependencies

/// A dependency with a separate value for each context.
enum NameKey: DependencyKey {
    static let liveValue = "live"
    static let previewValue = "preview"
    static let testValue = "test"
}

/// A dependency without a test value.
enum LiveOnlyKey: DependencyKey {
    static let liveValue = "live only"
}

/// A dependency without a live value.
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
