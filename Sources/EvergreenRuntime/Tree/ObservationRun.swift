import EvergreenConcurrency
import Observation

/// The observation of what one node reads of `@Observable` models, from one run of its body to the next.
///
/// `withObservationTracking` registers with each property that is read, and can't be told to stop: a registration goes when
/// one of the properties of its run changes, which then removes those with all others of the run. So each run reads a
/// property of this object, too, and the change of that one ends the run. Otherwise a property that seldom changes would
/// gather a registration for each run of each body that reads it, of views that are long gone as well.
///
/// Most bodies read no model. What this costs for them is spared: see `Node.recordingReads(_:)`.
@MainActor
final class ObservationRun {
    /// What the runs of one node read, to end them.
    private final class End: Observable, Sendable {
        let registrar = ObservationRegistrar()

        var isReached: Bool { false }
    }

    private let end = End()
    private var number = 0
    /// Called instead of what was to be called when something changes that was read before; nil for that.
    private var successor: (@MainActor () -> Void)?

    /// Runs `body`, and calls `onChange` on the main actor when something that it read is about to change, unless the run has
    /// ended by then. Several calls are one run until it ends.
    func track<Result>(_ body: () -> Result, onChange: @escaping @MainActor @Sendable () -> Void) -> Result {
        let trackedBody = {
            self.end.registrar.access(self.end, keyPath: \.isReached)
            return body()
        }
        return withObservationTracking(trackedBody, onChange: tellUntilEnd(onChange))
    }

    /// Runs `body`, which is expected to read no model: costs next to nothing then. If it does read one, this returns an
    /// observation of it whose end nobody is told of, but whose registration stays until something that was read changes.
    static func trackUnexpected<Result>(
        _ body: () -> Result,
        onChange: @autoclosure () -> @MainActor @Sendable () -> Void
    ) -> (Result, ObservationRun?) {
        var observation: ObservationRun?
        func start() -> @Sendable () -> Void {
            let started = ObservationRun()
            observation = started
            return started.tellUntilEnd(onChange())
        }
        // What is to be called is asked for after the run, and only if it has read something.
        let result = withObservationTracking(body, onChange: start())
        return (result, observation)
    }

    private func tellUntilEnd(_ onChange: @escaping @MainActor @Sendable () -> Void) -> @Sendable () -> Void {
        { [weak self, number] in
            MainQueue.run {
                guard let self, self.number == number else { return }
                if let successor = self.successor { successor() } else { onChange() }
            }
        }
    }

    /// Has `action` called from now on when something of what was read is about to change.
    func callInstead(_ action: @escaping @MainActor () -> Void) { successor = action }

    /// Ends the run: its registrations are removed, and changes of what it read tell no one.
    func finish() {
        number += 1
        end.registrar.withMutation(of: end, keyPath: \.isReached) {}
    }
}
