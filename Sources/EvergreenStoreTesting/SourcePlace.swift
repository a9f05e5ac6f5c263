import IssueReporting

/// The source location of a call in a test, for failures.
struct SourcePlace: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Fails the test.
    func fail(_ message: String) {
        reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Shows a missing assertion, without failing the test.
    func show(_ message: String) {
        withExpectedIssue(fileID: fileID, filePath: filePath, line: line, column: column) {
            reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
        }
    }
}
