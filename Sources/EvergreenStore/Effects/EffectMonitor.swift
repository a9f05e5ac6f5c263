/// Observes when an effect starts and ends, so that tests detect effects that outlive them.
package struct EffectMonitor: Sendable {
    let started: @MainActor @Sendable () -> Void
    let ended: @MainActor @Sendable () -> Void

    /// - Parameters:
    ///   - started: Called when the effect starts.
    ///   - ended: Called when the effect has finished or was cancelled.
    package init(
        started: @escaping @MainActor @Sendable () -> Void,
        ended: @escaping @MainActor @Sendable () -> Void
    ) {
        self.started = started
        self.ended = ended
    }
}

extension Effect {
    /// Observes the effect. `none` never starts or ends.
    package func monitored(by monitor: EffectMonitor) -> Self {
        if isNone { return .none }
        return Self(.monitored(self, monitor))
    }

    /// Sets the action that dismisses the effect's feature, unless a nearer ancestor is presented.
    package func dismissing(with action: Action) -> Self {
        if isNone { return .none }
        return Self(.dismissable(self, action: action))
    }
}
