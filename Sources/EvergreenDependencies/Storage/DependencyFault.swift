import IssueReporting

/// The reason why a key's default value should not be used.
@usableFromInline
enum DependencyFault: Sendable {
    /// It is used in a test, and the key has no test value.
    case noTestValue
    /// It is used in the running app, and the key has no live value.
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
                The dependency \(name)\(kind) was used in a test, which does not override it, and it has no test value. \
                Set it with 'withDependencies', or give \(name) a 'testValue'.
                """
        case .noLiveValue:
            return """
                The dependency \(name)\(kind) was used outside of tests, and it has no live value. \
                Make \(name) conform to 'DependencyKey', or set the value with 'prepareDependencies'.
                """
        }
    }
}
