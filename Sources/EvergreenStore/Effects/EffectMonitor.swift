/// Observes when an effect starts and ends. Tests find effects with it that outlive them.
package struct EffectMonitor: Sendable {
    let started: @MainActor @Sendable () -> Void
    let ended: @MainActor @Sendable () -> Void

    /// - Parameters:
    ///   - started: Called when the effect starts.
    ///   - ended: Called when it is done, or was cancelled.
    package init(
        started: @escaping @MainActor @Sendable () -> Void,
        ended: @escaping @MainActor @Sendable () -> Void
    ) {
        self.started = started
        self.ended = ended
    }
}

extension Effect {
    /// The effect, observed. `none` starts and ends nothing.
    package func monitored(by monitor: EffectMonitor) -> Self {
        if isNone { return .none }
        return Self(.monitored(self, monitor))
    }

    /// The effect, whose feature is dismissed by an action, unless a feature nearer to it is.
    package func dismissing(with action: Action) -> Self {
        if isNone { return .none }
        return Self(.dismissable(self, action: action))
    }
}
