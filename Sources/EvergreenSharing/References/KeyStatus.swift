import EvergreenConcurrency
import IssueReporting
import Observation

/// The status of a key's loads and saves.
final class KeyStatus: Observable, Sendable {
    private struct State {
        var isLoading = false
        var loadError: (any Error)?
        var saveError: (any Error)?
    }

    private let state = Locked(State())
    private let registrar = ObservationRegistrar()

    var isLoading: Bool {
        registrar.access(self, keyPath: \.isLoading)
        return state.withLock { $0.isLoading }
    }

    var loadError: (any Error)? {
        registrar.access(self, keyPath: \.loadError)
        return state.withLock { $0.loadError }
    }

    var saveError: (any Error)? {
        registrar.access(self, keyPath: \.saveError)
        return state.withLock { $0.saveError }
    }

    func setLoading(_ isLoading: Bool) {
        let hasChanged = state.withLock { state in
            defer { state.isLoading = isLoading }
            return state.isLoading != isLoading
        }
        if hasChanged { notify(\.isLoading) }
    }

    func setLoadError(_ error: (any Error)?) { set(\.loadError, error, \.loadError) }
    func setSaveError(_ error: (any Error)?) { set(\.saveError, error, \.saveError) }

    private func set(
        _ field: WritableKeyPath<State, (any Error)?>,
        _ error: (any Error)?,
        _ observed: KeyPath<KeyStatus, (any Error)?>
    ) {
        let previous = state.withLock { state in
            defer { state[keyPath: field] = error }
            return state[keyPath: field]
        }
        guard previous != nil || error != nil else { return }
        notify(observed)
        // A test can check the errors; an app might never read them.
        if let error, !isTesting { reportIssue(error) }
    }

    private func notify<Member>(_ keyPath: KeyPath<KeyStatus, Member>) {
        registrar.willSet(self, keyPath: keyPath)
        registrar.didSet(self, keyPath: keyPath)
    }
}
