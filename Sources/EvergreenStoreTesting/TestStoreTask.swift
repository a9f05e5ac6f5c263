import EvergreenStore

/// The effects that an action sent by a test has started.
public struct TestStoreTask: Sendable {
    private let task: StoreTask
    private let timeout: Duration

    init(_ task: StoreTask, timeout: Duration) {
        self.task = task
        self.timeout = timeout
    }

    /// Cancels the effects, and waits until they have ended.
    public func cancel() async {
        await task.cancel()
    }

    /// Waits until the effects have ended. If that takes longer than the timeout, the test fails.
    ///
    /// - Parameters:
    ///   - duration: The timeout; by default the store's.
    ///   - fileID: The file of reported failures.
    ///   - filePath: The file of reported failures.
    ///   - line: The line of reported failures.
    ///   - column: The column of reported failures.
    @MainActor
    public func finish(
        timeout duration: Duration? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let isFinished = Flag()
        let waiting = Task { @MainActor in
            await withoutCancellation(task)
            isFinished.isSet = true
        }
        let timeout = duration ?? timeout
        if await wait(timeout, until: { isFinished.isSet }) { return }
        waiting.cancel()
        SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column).fail(
            """
            The effects of the action have not ended within \(timeout).

            Cancel the task, advance the clock that they wait for, or give them more time with 'timeout:'.
            """
        )
    }

    /// Whether the effects were cancelled.
    public var isCancelled: Bool { task.isCancelled }
}

/// Waits for effects in a separate task, so that cancelling the wait does not cancel them.
private func withoutCancellation(_ task: StoreTask) async {
    await Task { await task.finish() }.value
}

@MainActor
private final class Flag {
    var isSet = false
}
