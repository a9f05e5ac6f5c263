import EvergreenConcurrency
import Observation
import OpenCombineShim

/// The common state of copies of one ``Shared`` or ``SharedReader``: the reference that they read, which `load(_:)` replaces.
final class SharedBox<Value, Reference>: Observable, Sendable {
    private struct State {
        var reference: Reference
        /// Created for the first subscriber.
        var subject: CurrentValueSubject<Reference, Never>?
    }

    private let state: Locked<State>
    private let registrar = ObservationRegistrar()

    init(_ reference: Reference) {
        state = Locked(State(reference: reference))
    }

    /// The reference, with registration of the current observer.
    var reference: Reference {
        registrar.access(self, keyPath: \.reference)
        return state.withLock { $0.reference }
    }

    func set(_ reference: Reference) {
        let (previous, subject) = state.withLock { state in
            defer { state.reference = reference }
            return (state.reference, state.subject)
        }
        // Released here, outside the lock: releasing a reference runs code of its key.
        _ = previous
        registrar.willSet(self, keyPath: \.reference)
        registrar.didSet(self, keyPath: \.reference)
        subject?.send(reference)
    }

    /// Publishes the reference, and each one that replaces it.
    var references: CurrentValueSubject<Reference, Never> {
        state.withLock { state in
            let subject = state.subject ?? CurrentValueSubject(state.reference)
            state.subject = subject
            return subject
        }
    }
}

extension SharedBox where Reference == any MutableReference<Value> {
    /// The value, for bindings.
    var value: Value {
        get { reference.read(.expected) }
        set {
            reference.withLock(
                { $0 = newValue },
                at: SharedPlace(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
            )
        }
    }
}
