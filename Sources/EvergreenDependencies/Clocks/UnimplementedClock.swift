import IssueReporting

/// A clock whose use is reported as an issue: for tests of code that must not sleep or read the time.
///
/// ```swift
/// withDependencies { $0.continuousClock = UnimplementedClock() } operation: { … }
/// ```
public struct UnimplementedClock: Clock {
    private let name: String
    private let location: SourceLocation

    /// Creates a clock.
    ///
    /// - Parameters:
    ///   - name: The name of the clock in reports.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    public init(
        name: String = "UnimplementedClock",
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        self.name = name
        location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Reports an issue, and returns the start of time.
    public var now: ClockInstant {
        report("now")
        return ClockInstant()
    }

    /// Reports an issue, and returns zero.
    public var minimumResolution: Duration {
        report("minimumResolution")
        return .zero
    }

    /// Reports an issue, and returns immediately.
    ///
    /// - Parameters:
    ///   - deadline: Ignored.
    ///   - tolerance: Ignored.
    /// - Throws: `CancellationError` in a cancelled task.
    public func sleep(until deadline: ClockInstant, tolerance: Duration? = nil) async throws {
        report("sleep")
        try Task.checkCancellation()
    }

    private func report(_ use: String) {
        reportIssue(
            "Unimplemented: '\(name).\(use)' was used. Set a clock that the test controls, such as 'TestClock'.",
            fileID: location.fileID,
            filePath: location.filePath,
            line: location.line,
            column: location.column
        )
    }
}
