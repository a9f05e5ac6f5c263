import IssueReporting

/// The reason why a key's default value should not be used.
@usableFromInline
enum DependencyFault: Sendable {
    /// The dependency is read in a test, and the key has no test value.
    case noTestValue
    /// The dependency is read in the running app, and the key has no live value.
    case noLiveValue

    func report<Key: TestDependencyKey>(_ key: Key.Type, at location: SourceLocation) {
        reportIssue(
            "\(description(of: key)) It was read at \(location.fileID):\(location.line).",
            fileID: location.fileID,
            filePath: location.filePath,
            line: location.line,
            column: location.column
        )
    }

    private func description<Key: TestDependencyKey>(of key: Key.Type) -> String {
        let name = String(reflecting: Key.self)
        let kind = Key.self == Key.Value.self ? "" : " (a \(String(reflecting: Key.Value.self)))"
        switch self {
        case .noTestValue:
            return """
                The dependency \(name)\(kind) was read in a test that does not override it, and has no test value. \
                Override it with 'withDependencies', or add a 'testValue' to \(name).
                """
        case .noLiveValue:
            return """
                The dependency \(name)\(kind) was read outside of tests, and has no live value. \
                Make \(name) conform to 'DependencyKey', or set the value with 'prepareDependencies'.
                """
        }
    }
}
