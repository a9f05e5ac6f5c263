import Dispatch
import GRDB

/// Notifies on the main actor: the first value immediately, the others in later turns.
///
/// GRDB's own `.immediate` requires the main *thread*. A program with an asynchronous `main`, such as a server or a test run on Linux, has
/// none after it has started: other threads serve the main queue.
struct ImmediateScheduler: ValueObservationScheduler {
    func immediateInitialValue() -> Bool {
        MainActor.preconditionIsolated("An immediate observation must be started on the main actor.")
        return true
    }

    func schedule(_ action: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async(execute: action)
    }
}

extension ValueObservation {
    /// Starts the observation, whichever thread serves the main queue.
    func startOnAnyThread(
        in reader: any DatabaseReader,
        scheduling scheduler: some ValueObservationScheduler,
        onError: @escaping @Sendable (any Error) -> Void,
        onChange: @escaping @Sendable (Reducer.Value) -> Void
    ) -> AnyDatabaseCancellable where Reducer: ValueReducer {
        if scheduler is ImmediateValueObservationScheduler {
            start(in: reader, scheduling: ImmediateScheduler(), onError: onError, onChange: onChange)
        } else {
            start(in: reader, scheduling: scheduler, onError: onError, onChange: onChange)
        }
    }
}
