import EvergreenConcurrency
import Observation

/// The observation of what one node reads of `@Observable` models, from one run of its body to the next.
///
/// `withObservationTracking` registers with each property that is read, and can't be cancelled: registrations are removed only when one of
/// the properties of the run changes. So each run also reads a property of this object, whose change ends the run. Otherwise, a property
/// that rarely changes would accumulate a registration per run of each body that reads it, including those of unmounted views.
///
/// Most bodies read no model, and don't pay for this: see `Node.recordingReads(_:)`.
@MainActor
final class ObservationRun {
    /// Read by each run, to end it.
    private final class End: Observable, Sendable {
        let registrar = ObservationRegistrar()

        var isReached: Bool { false }
    }

    private let end = End()
    private var number = 0
    /// Called instead of the original closure when a recorded property changes; nil to call the original.
    private var successor: (@MainActor () -> Void)?

    /// Runs `body`, and calls `onChange` on the main actor when a property that it read is about to change, unless the run has ended by
    /// then. Several calls form one run until it ends.
    func track<Result>(_ body: () -> Result, onChange: @escaping @MainActor @Sendable () -> Void) -> Result {
        let trackedBody = {
            self.end.registrar.access(self.end, keyPath: \.isReached)
            return body()
        }
        return withObservationTracking(trackedBody, onChange: changeHandler(onChange))
    }

    /// Runs `body`, which is expected to read no model, at almost no cost. If it does read one, returns an observation that can be ended;
    /// its registration stays until a recorded property changes.
    static func trackUnexpected<Result>(
        _ body: () -> Result,
        onChange: @autoclosure () -> @MainActor @Sendable () -> Void
    ) -> (Result, ObservationRun?) {
        var observation: ObservationRun?
        func start() -> @Sendable () -> Void {
            let started = ObservationRun()
            observation = started
            return started.changeHandler(onChange())
        }
        // The closure is requested after the run, and only if the run has read a property.
        let result = withObservationTracking(body, onChange: start())
        return (result, observation)
    }

    private func changeHandler(_ onChange: @escaping @MainActor @Sendable () -> Void) -> @Sendable () -> Void {
        { [weak self, number] in
            MainQueue.run {
                guard let self, self.number == number else { return }
                if let successor = self.successor { successor() } else { onChange() }
            }
        }
    }

    /// Replaces the change handler: from now on, `action` is called when a recorded property is about to change.
    func callInstead(_ action: @escaping @MainActor () -> Void) { successor = action }

    /// Ends the run: removes its registrations. Later changes have no effect.
    func finish() {
        number += 1
        end.registrar.withMutation(of: end, keyPath: \.isReached) {}
    }
}
