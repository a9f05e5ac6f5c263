/// Whether reading properties of a context's instances registers observations.
///
/// A predicate or an order reads properties of all instances that it is evaluated for. The view that shows the result does not depend on
/// them: the query observes what it needs.
final class ObservationSwitch {
    fileprivate(set) var isPaused = false
}

extension ModelContext {
    /// Reads properties of instances without observing them.
    func withoutObservation<Value>(_ body: () throws -> Value) rethrows -> Value {
        let wasPaused = observation.isPaused
        observation.isPaused = true
        defer { observation.isPaused = wasPaused }
        return try body()
    }
}
