/// Reports an issue, which fails the running test: the name of `reportIssue(_:)` in older sources.
///
/// If a file also imports XCTest, its function of this name is called.
///
/// - Parameters:
///   - message: The message of the issue.
///   - file: The file of the reported issue.
///   - line: The line of the reported issue.
@_disfavoredOverload
public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
    reportIssue(message, filePath: file, line: line)
}
