import EvergreenConcurrency
import Observation

/// Calls a function immediately, and again after each change of the stores, shared values, and other observable objects that it has read.
///
/// Views do so automatically. Use this in other code:
///
/// ```swift
/// token = observe { [weak self] in
///     self?.title = store.title
/// }
/// ```
///
/// - Parameter apply: Called immediately, and in the main-actor turn after a change; once for several changes.
/// - Returns: A token. Cancelling or releasing it ends the calls.
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
        // The value has not changed yet: it does after this function returns.
        Task { @MainActor in follow(apply, until: cancellation) }
    }
}

/// A token of ``observe(_:)``, which ends the calls when it is cancelled or released.
public final class ObserveToken: Sendable {
    /// Whether the token was cancelled.
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

    /// Ends the calls. May be called on any thread; a running call is not interrupted.
    public func cancel() {
        cancellation.cancel()
    }

    /// Stores the token in a set, which retains it.
    ///
    /// - Parameter tokens: The set.
    public func store(in tokens: inout Set<ObserveToken>) {
        tokens.insert(self)
    }

    /// Stores the token in a collection, which retains it.
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
