import IssueReporting

/// Checks a condition that must hold in a correct program: the type of `\.assert` and `\.precondition`.
public protocol AssertionEffect: Sendable {
    /// Checks a condition.
    ///
    /// - Parameters:
    ///   - condition: The condition.
    ///   - message: The message if it does not hold.
    ///   - file: The reported file.
    ///   - line: The reported line.
    func callAsFunction(
        _ condition: @autoclosure () -> Bool,
        _ message: @autoclosure () -> String,
        file: StaticString,
        line: UInt
    )
}

extension AssertionEffect {
    /// Checks a condition, reporting the location of the call if it does not hold.
    ///
    /// - Parameters:
    ///   - condition: The condition.
    ///   - message: The message if it does not hold.
    ///   - file: The reported file.
    ///   - line: The reported line.
    public func callAsFunction(
        _ condition: @autoclosure () -> Bool,
        _ message: @autoclosure () -> String = "",
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        callAsFunction(condition(), message(), file: file, line: line)
    }
}

/// Reports that code was reached that is unreachable in a correct program: the type of `\.assertionFailure`.
public protocol AssertionFailureEffect: Sendable {
    /// Reports that the code was reached.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - file: The reported file.
    ///   - line: The reported line.
    func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
}

extension AssertionFailureEffect {
    /// Reports that the code at the call was reached.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - file: The reported file.
    ///   - line: The reported line.
    public func callAsFunction(
        _ message: @autoclosure () -> String = "",
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        callAsFunction(message(), file: file, line: line)
    }
}

/// Terminates a debug build, like `Swift.assert`.
private struct LiveAssertion: AssertionEffect {
    func callAsFunction(
        _ condition: @autoclosure () -> Bool,
        _ message: @autoclosure () -> String,
        file: StaticString,
        line: UInt
    ) {
        Swift.assert(condition(), message(), file: file, line: line)
    }
}

/// Terminates any build, like `Swift.precondition`: the one place where this module does so on behalf of its user.
private struct LivePrecondition: AssertionEffect {
    func callAsFunction(
        _ condition: @autoclosure () -> Bool,
        _ message: @autoclosure () -> String,
        file: StaticString,
        line: UInt
    ) {
        Swift.precondition(condition(), message(), file: file, line: line)
    }
}

private struct LiveAssertionFailure: AssertionFailureEffect {
    func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
        Swift.assertionFailure(message(), file: file, line: line)
    }
}

/// Reports an issue, so that a test can expect it.
private struct ReportedAssertion: AssertionEffect, AssertionFailureEffect {
    func callAsFunction(
        _ condition: @autoclosure () -> Bool,
        _ message: @autoclosure () -> String,
        file: StaticString,
        line: UInt
    ) {
        guard !condition() else { return }
        callAsFunction(message(), file: file, line: line)
    }

    func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
        let message = message()
        reportIssue(
            message.isEmpty ? "Assertion failed." : message,
            fileID: file,
            filePath: file,
            line: line,
            column: 1
        )
    }
}

private enum AssertKey: DependencyKey {
    static let liveValue: any AssertionEffect = LiveAssertion()
    static let testValue: any AssertionEffect = ReportedAssertion()
}

private enum PreconditionKey: DependencyKey {
    static let liveValue: any AssertionEffect = LivePrecondition()
    static let testValue: any AssertionEffect = ReportedAssertion()
}

private enum AssertionFailureKey: DependencyKey {
    static let liveValue: any AssertionFailureEffect = LiveAssertionFailure()
    static let testValue: any AssertionFailureEffect = ReportedAssertion()
}

extension DependencyValues {
    /// Checks conditions, in debug builds. A condition that does not hold terminates the program; in tests it is reported as an issue.
    ///
    /// ```swift
    /// @Dependency(\.assert) var assert
    /// assert(count >= 0, "The count is negative.")
    /// ```
    public var assert: any AssertionEffect {
        get { self[AssertKey.self] }
        set { self[AssertKey.self] = newValue }
    }

    /// Terminates the program, in debug builds; in tests, the call is reported as an issue.
    public var assertionFailure: any AssertionFailureEffect {
        get { self[AssertionFailureKey.self] }
        set { self[AssertionFailureKey.self] = newValue }
    }

    /// Checks conditions, in all builds. A condition that does not hold terminates the program; in tests it is reported as an issue.
    public var precondition: any AssertionEffect {
        get { self[PreconditionKey.self] }
        set { self[PreconditionKey.self] = newValue }
    }
}
