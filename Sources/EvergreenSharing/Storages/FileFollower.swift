import EvergreenConcurrency
import Foundation

/// Observes writes to a file by other programs and other shared values.
///
/// 1. ``watch()`` subscribes to file-system notifications.
/// 2. After each one, ``readFile(isSecond:)`` reads the file, unless a newer value is pending, which will replace it anyway.
/// 3. Data that was already delivered, or written by its own value, is ignored.
final class FileFollower: Sendable {
    private struct State {
        var watch: SharedSubscription?
        var isEnded = false
        /// The fingerprint of the last delivered data; nil for no file.
        var known: Fingerprint?
    }

    private let url: URL
    private let store: FileStore
    private let owner: ObjectIdentifier?
    private let yield: @Sendable (Result<Data?, any Error>) -> Void
    private let state: Locked<State>

    init(
        _ url: URL,
        in store: FileStore,
        owner: ObjectIdentifier?,
        _ yield: @escaping @Sendable (Result<Data?, any Error>) -> Void
    ) {
        self.url = url
        self.store = store
        self.owner = owner
        self.yield = yield
        // A read error was already reported by the load.
        let data = (try? store.read(url)).flatMap { $0 }
        state = Locked(State(known: data.map { Fingerprint($0) }))
    }

    /// Starts or restarts observing the file.
    func watch() {
        let watch = store.watch(url) { [weak self, store] in
            store.schedule { [weak self] in self?.readFile(isSecond: false) }
        }
        let previous = state.withLock { state in
            guard !state.isEnded else { return Optional(watch) }
            defer { state.watch = watch }
            return state.watch
        }
        previous?.cancel()
    }

    func end() {
        let watch = state.withLock { state in
            state.isEnded = true
            defer { state.watch = nil }
            return state.watch
        }
        watch?.cancel()
    }

    private func readFile(isSecond: Bool) {
        if state.withLock({ $0.isEnded }) || store.isWaiting(url) { return }
        let data = Result { try store.read(url) }
        if case .success(nil) = data, !isSecond {
            // An editor may remove a file before it creates a new one in its place.
            store.schedule(after: .milliseconds(100)) { [weak self] in self?.readFile(isSecond: true) }
            return
        }
        let found = (try? data.get()).flatMap { $0 }.map { Fingerprint($0) }
        let previous = state.withLock { state in
            defer { state.known = found }
            return state.known
        }
        if case .success = data, previous == found { return }
        if let found, let owner, store.wasWritten(found, to: url, by: owner) { return }
        yield(data)
    }
}

/// A fingerprint to compare the contents of a file.
struct Fingerprint: Equatable {
    let count: Int
    let hash: Int

    init(_ data: Data) {
        var hasher = Hasher()
        data.withUnsafeBytes { hasher.combine(bytes: $0) }
        count = data.count
        hash = hasher.finalize()
    }
}
