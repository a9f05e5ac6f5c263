extension Task where Failure == Never {
    /// Suspends until the current task is cancelled.
    ///
    /// For endpoints of clients that are not to return in a test: `$0.client.fetch = { try await Task.never() }`.
    ///
    /// - Returns: Nothing ever.
    /// - Throws: `CancellationError`, once the current task is cancelled.
    public static func never() async throws -> Success {
        for await _ in AsyncStream<Never>.never {}
        throw _Concurrency.CancellationError()
    }

    /// The value of the task, which is cancelled when the task that waits for it is.
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

    /// Lets other tasks run, many times over, in the hope that they come to where they wait.
    ///
    /// It depends on the scheduler, and on the load of the machine: wait for a condition where you can.
    ///
    /// - Parameter count: How many times.
    public static func megaYield(count: Int = 20) async {
        for _ in 0..<max(count, 0) {
            await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
        }
    }
}

extension Task where Failure == any Error {
    /// The value of the task, which is cancelled when the task that waits for it is.
    ///
    /// Throws what the task throws.
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
    /// What an asynchronous operation returns or throws.
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
