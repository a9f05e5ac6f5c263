import IssueReporting

/// Checks a condition that holds unless the program is wrong: what `\.assert` and `\.precondition` are.
public protocol AssertionEffect: Sendable {
    /// Checks a condition.
    ///
    /// - Parameters:
    ///   - condition: The condition.
    ///   - message: What to say if it does not hold.
    ///   - file: The place that is named then.
    ///   - line: The place that is named then.
    func callAsFunction(
        _ condition: @autoclosure () -> Bool,
        _ message: @autoclosure () -> String,
        file: StaticString,
        line: UInt
    )
}

extension AssertionEffect {
    /// Checks a condition, and names the place of the call if it does not hold.
    ///
    /// - Parameters:
    ///   - condition: The condition.
    ///   - message: What to say if it does not hold.
    ///   - file: The place that is named then.
    ///   - line: The place that is named then.
    public func callAsFunction(
        _ condition: @autoclosure () -> Bool,
        _ message: @autoclosure () -> String = "",
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        callAsFunction(condition(), message(), file: file, line: line)
    }
}

/// Says that a place was reached that is not, unless the program is wrong: what `\.assertionFailure` is.
public protocol AssertionFailureEffect: Sendable {
    /// Says that the place was reached.
    ///
    /// - Parameters:
    ///   - message: What to say.
    ///   - file: The place.
    ///   - line: The place.
    func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
}

extension AssertionFailureEffect {
    /// Says that the place of the call was reached.
    ///
    /// - Parameters:
    ///   - message: What to say.
    ///   - file: The place.
    ///   - line: The place.
    public func callAsFunction(
        _ message: @autoclosure () -> String = "",
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        callAsFunction(message(), file: file, line: line)
    }
}

/// Ends a debug build, as `Swift.assert` does.
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

/// Ends any build, as `Swift.precondition` does: the one place where a program of this module's users asks for that.
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
    /// Checks conditions, in debug builds. A condition that does not hold ends the program; in tests it is reported as an issue.
    ///
    /// ```swift
    /// @Dependency(\.assert) var assert
    /// assert(count >= 0, "The count is negative.")
    /// ```
    public var assert: any AssertionEffect {
        get { self[AssertKey.self] }
        set { self[AssertKey.self] = newValue }
    }

    /// Ends the program, in debug builds; in tests, the call is reported as an issue.
    public var assertionFailure: any AssertionFailureEffect {
        get { self[AssertionFailureKey.self] }
        set { self[AssertionFailureKey.self] = newValue }
    }

    /// Checks conditions, in all builds. A condition that does not hold ends the program; in tests it is reported as an issue.
    public var precondition: any AssertionEffect {
        get { self[PreconditionKey.self] }
        set { self[PreconditionKey.self] = newValue }
    }
}
