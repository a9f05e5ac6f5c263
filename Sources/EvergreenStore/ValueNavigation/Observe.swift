import EvergreenConcurrency
import Observation

/// Calls a function, and again after each change of what it has read: of stores, of shared values, and of all other observable
/// objects.
///
/// A view does so by itself. This is for everything else:
///
/// ```swift
/// token = observe { [weak self] in
///     self?.title = store.title
/// }
/// ```
///
/// - Parameter apply: Called at once, and in the turn of the main actor that follows a change; once for several changes.
/// - Returns: What ends the calls, when it is cancelled or has no owner any more.
@MainActor
public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
    let token = ObserveToken()
    follow(apply, until: token.cancellation)
    return token
}

@MainActor
private func follow(_ apply: @escaping @MainActor () -> Void, until cancellation: ObserveToken.Cancellation) {
    guard !cancellation.isCancelled else { return }
    withObservationTracking(apply) {
        // The value has not changed yet: it does when this function has returned.
        Task { @MainActor in follow(apply, until: cancellation) }
    }
}

/// What ``observe(_:)`` goes on for: until it is cancelled, or has no owner any more.
public final class ObserveToken: Sendable {
    /// Whether it was cancelled.
    final class Cancellation: Sendable {
        private let state = Locked(false)

        var isCancelled: Bool { state.withLock { $0 } }

        func cancel() {
            state.withLock { $0 = true }
        }
    }

    let cancellation = Cancellation()

    init() {}

    deinit {
        cancellation.cancel()
    }

    /// Ends the calls. On any thread; a call that is under way goes on.
    public func cancel() {
        cancellation.cancel()
    }

    /// Keeps the token in a set, until that goes.
    ///
    /// - Parameter tokens: The set.
    public func store(in tokens: inout Set<ObserveToken>) {
        tokens.insert(self)
    }

    /// Keeps the token in a collection, until that goes.
    ///
    /// - Parameter tokens: The collection.
    public func store(in tokens: inout some RangeReplaceableCollection<ObserveToken>) {
        tokens.append(self)
    }
}

extension ObserveToken: Hashable {
    public static func == (lhs: ObserveToken, rhs: ObserveToken) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
