import Dispatch

/// Runs the work of a ``ModelActor`` on a queue of its own, off the main thread.
public final class DefaultSerialModelExecutor: SerialModelExecutor {
    private let queue = DispatchQueue(
        label: "evergreen.model-actor",
        qos: .userInitiated,
        autoreleaseFrequency: .workItem
    )

    /// Tells the queue of an executor from others.
    private static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

    /// The context, for the actor that the executor runs.
    public let isolatedModelContext: IsolatedModelContext

    /// Makes an executor for a context that was made for it.
    ///
    /// Wherever the context was made, it saves when it is told to, and not by itself: the actor has no turns.
    public init(modelContext: sending ModelContext) {
        isolatedModelContext = IsolatedModelContext(modelContext)
        queue.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self))
    }

    /// Whether the caller is a job of the actor.
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
