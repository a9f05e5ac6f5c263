import Dispatch

/// On which threads the tasks of effects run, where their code names no actor.
package enum EffectThread: Sendable {
    /// Swift's pool of threads.
    case any
    /// The main thread, in turn with the main actor. So what effects do comes in one order, whatever else the machine does:
    /// for tests.
    case main

    /// Runs the work of an effect there.
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

/// Runs the jobs of tasks on the main thread, in the order in which they become ready.
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
