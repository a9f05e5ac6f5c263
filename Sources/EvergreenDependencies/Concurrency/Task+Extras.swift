extension Task where Failure == Never {
    /// Suspends until the current task is cancelled.
    ///
    /// For client endpoints that should not return in a test: `$0.client.fetch = { try await Task.never() }`.
    ///
    /// - Returns: Never returns.
    /// - Throws: `CancellationError`, once the current task is cancelled.
    public static func never() async throws -> Success {
        for await _ in AsyncStream<Never>.never {}
        throw _Concurrency.CancellationError()
    }

    /// The value of the task, which is cancelled together with the waiting task.
    public var cancellableValue: Success {
        get async {
            await withTaskCancellationHandler {
                await value
            } onCancel: {
                cancel()
            }
        }
    }
}

extension Task where Success == Never, Failure == Never {
    /// Suspends until the current task is cancelled.
    ///
    /// - Throws: `CancellationError`, once the current task is cancelled.
    public static func never() async throws {
        for await _ in AsyncStream<Never>.never {}
        throw _Concurrency.CancellationError()
    }

    /// Yields many times, to let other tasks run until they suspend.
    ///
    /// It depends on the scheduler and the load of the machine: wait for a condition if possible.
    ///
    /// - Parameter count: The number of yields.
    public static func megaYield(count: Int = 20) async {
        for _ in 0..<max(count, 0) {
            await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
        }
    }
}

extension Task where Failure == any Error {
    /// The value of the task, which is cancelled together with the waiting task.
    ///
    /// Throws the error of the task.
    public var cancellableValue: Success {
        get async throws {
            try await withTaskCancellationHandler {
                try await value
            } onCancel: {
                cancel()
            }
        }
    }
}

extension Result where Failure == any Error {
    /// Creates a result from the value or error of an asynchronous operation.
    ///
    /// - Parameters:
    ///   - isolation: The actor that the operation runs on; by default the caller's.
    ///   - body: The operation.
    public init(
        isolation: isolated (any Actor)? = #isolation,
        catching body: () async throws -> Success
    ) async {
        do {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }
}
