/// Reports an issue, which fails the test that is running: the name that `reportIssue(_:)` has in older sources.
///
/// Where a file imports XCTest as well, its function of this name is called.
///
/// - Parameters:
///   - message: What is wrong.
///   - file: The file of the reported issue.
///   - line: The line of the reported issue.
@_disfavoredOverload
public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
    reportIssue(message, filePath: file, line: line)
}
