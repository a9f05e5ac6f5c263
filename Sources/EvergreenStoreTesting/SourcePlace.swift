import IssueReporting

/// Where a test calls a method: the place that a failure names.
struct SourcePlace: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Fails the test.
    func fail(_ message: String) {
        reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Shows what a test leaves out, without failing it.
    func show(_ message: String) {
        withExpectedIssue(fileID: fileID, filePath: filePath, line: line, column: column) {
            reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
        }
    }
}
