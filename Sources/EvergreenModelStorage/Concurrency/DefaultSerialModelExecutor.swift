import Dispatch

/// An executor that runs the work of a ``ModelActor`` on a queue of its own, off the main thread.
public final class DefaultSerialModelExecutor: SerialModelExecutor {
    private let queue = DispatchQueue(
        label: "evergreen.model-actor",
        qos: .userInitiated,
        autoreleaseFrequency: .workItem
    )

    /// Identifies the queue of an executor.
    private static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

    /// The context of the actor that uses the executor.
    public let isolatedModelContext: IsolatedModelContext

    /// Creates an executor with a context that was created for it.
    ///
    /// The context no longer saves automatically, because the actor has no turns.
    public init(modelContext: sending ModelContext) {
        isolatedModelContext = IsolatedModelContext(modelContext)
        queue.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self))
    }

    /// Whether the caller is running as a job of the actor.
    public func isIsolatingCurrentContext() -> Bool? {
        DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self)
    }

    /// Runs a job of the actor.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async {
            job.runSynchronously(on: self.asUnownedSerialExecutor())
        }
    }
}
