// The one file that changes how the Swift runtime schedules tasks.
//
// Invariants:
// - `swift_task_enqueueGlobal_hook` is a variable of the runtime that contains a function or nil: the runtime calls the function, if there
//   is one, with each job for the global executor, and with its default implementation.
// - It is written as one word. A thread that reads it concurrently sees the old function or the new one, and either runs its job.
#if !os(Windows) && !os(WASI)
    import Foundation

    private typealias EnqueueGlobal = @convention(thin) (UnownedJob) -> Void
    private typealias EnqueueGlobalHook = @convention(thin) (UnownedJob, EnqueueGlobal) -> Void

    /// Nil if the runtime lacks the variable.
    ///
    /// `nonisolated(unsafe)`: a constant; see the invariants for its pointee.
    private nonisolated(unsafe) let enqueueGlobalHook: UnsafeMutablePointer<EnqueueGlobalHook?>? =
        dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook")?
        .assumingMemoryBound(to: EnqueueGlobalHook?.self)

    /// Whether all tasks of the process run on the main actor's thread, one after the other.
    ///
    /// For tests of code that starts tasks: tasks then run in the order in which they were started. It affects the whole process, so that
    /// tests which set it must not run in parallel with others: use `@Suite(.serialized)`, or XCTest's `invokeTest()`. If the Swift runtime
    /// does not support it, it stays false.
    public var uncheckedUseMainSerialExecutor: Bool {
        get { enqueueGlobalHook?.pointee != nil }
        set { enqueueGlobalHook?.pointee = newValue ? { job, _ in MainActor.shared.enqueue(job) } : nil }
    }

    /// Runs an operation while all tasks of the process run on the main actor's thread, one after the other.
    ///
    /// ```swift
    /// await withMainSerialExecutor {
    ///     let task = Task { await model.refresh() }
    ///     await Task.yield()
    ///     #expect(model.isLoading)
    ///     await task.value
    /// }
    /// ```
    ///
    /// - Parameter operation: Runs on the main actor. See ``uncheckedUseMainSerialExecutor`` for code that must not run in parallel.
    /// - Throws: The error of the operation.
    @MainActor
    public func withMainSerialExecutor(
        operation: @MainActor () async throws -> Void
    ) async rethrows {
        let before = uncheckedUseMainSerialExecutor
        defer { uncheckedUseMainSerialExecutor = before }
        uncheckedUseMainSerialExecutor = true
        try await operation()
    }

    /// Runs an operation while all tasks of the process run on the main actor's thread, one after the other: for
    /// `invokeTest()` of an `XCTestCase`.
    ///
    /// - Parameter operation: Runs on the calling thread.
    /// - Throws: The error of the operation.
    public func withMainSerialExecutor(
        operation: () throws -> Void
    ) rethrows {
        let before = uncheckedUseMainSerialExecutor
        defer { uncheckedUseMainSerialExecutor = before }
        uncheckedUseMainSerialExecutor = true
        try operation()
    }
#endif
