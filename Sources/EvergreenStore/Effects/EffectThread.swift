import Dispatch

/// The threads on which the tasks of effects run, unless their code is isolated to an actor.
package enum EffectThread: Sendable {
    /// Swift's global thread pool.
    case any
    /// The main thread, alternating with the main actor. The order of effects is then deterministic, regardless of the machine's load: for
    /// tests.
    case main

    /// Runs the work of an effect on the thread.
    @MainActor
    func run(_ work: @Sendable () async -> Void) async {
        switch self {
        case .any:
            await work()
        case .main:
            if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
                await withTaskExecutorPreference(MainThreadExecutor.shared) { await work() }
            } else {
                await work()
            }
        }
    }
}

/// A task executor that runs jobs on the main thread, in the order in which they become ready.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class MainThreadExecutor: TaskExecutor {
    static let shared = MainThreadExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.main.async {
            job.runSynchronously(on: self.asUnownedTaskExecutor())
        }
    }
}
