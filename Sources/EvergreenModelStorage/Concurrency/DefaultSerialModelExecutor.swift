import Dispatch

/// Runs the work of a ``ModelActor`` on a queue of its own, off the main thread.
public final class DefaultSerialModelExecutor: SerialModelExecutor {
    private let queue = DispatchQueue(
        label: "evergreen.model-actor",
        qos: .userInitiated,
        autoreleaseFrequency: .workItem
    )

    // The executor is given a context that no one else has, and hands it to the actor that it runs: to one job at a time.
    /// The context, which belongs to the actor that the executor runs: use ``ModelActor/modelContext`` there.
    public nonisolated(unsafe) let modelContext: ModelContext

    /// Makes an executor for a context that was made for it.
    ///
    /// Wherever the context was made, it saves when it is told to, and not by itself: the actor has no turns.
    public init(modelContext: sending ModelContext) {
        modelContext.leaveMainActor()
        self.modelContext = modelContext
    }

    /// Runs a job of the actor.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async {
            job.runSynchronously(on: self.asUnownedSerialExecutor())
        }
    }
}
