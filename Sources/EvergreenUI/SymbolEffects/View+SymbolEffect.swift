import EvergreenDocument

extension View {
    /// Animates the symbols in this view while the effect is active. On a page, this uses CSS animations.
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View {
        let motion = SymbolMotion(form: effect._motion.form, count: options.count, speed: options.speed)
        return environment(\.symbolMotion, isActive ? motion : nil)
    }

    /// Animates the symbols in this view each time a value changes.
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View {
        let count = options.repeats ? nil : options.count ?? 1
        let motion = SymbolMotion(form: effect._motion.form, count: count, speed: options.speed)
        return DiscreteEffectView(wrapped: self, motion: motion, value: value)
    }
}

extension View {
    /// Removes the symbol effects that ancestors add to the symbols in this view.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolMotion) { if isEnabled { $0 = nil } }
    }
}

private struct SymbolMotionKey: EnvironmentKey {
    static var defaultValue: SymbolMotion? { nil }
}

extension EnvironmentValues {
    /// The animation of symbols.
    var symbolMotion: SymbolMotion? {
        get { self[SymbolMotionKey.self] }
        set { self[SymbolMotionKey.self] = newValue }
    }
}

/// A view whose symbols are animated when a value changes.
private struct DiscreteEffectView<Wrapped: View, Value: Equatable>: WrapperView {
    @Boxed var wrapped: Wrapped
    let motion: SymbolMotion
    let value: Value

    struct NodeState {
        /// The number of changes of the value.
        var runs = 0
        var environment = DerivedEnvironment<SymbolMotion>()
    }

    func makeNodeState() -> NodeState { NodeState() }

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) {
        if value != previous.value { node.state.runs += 1 }
    }

    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        var inputs = node.inputs
        guard node.state.runs > 0 else { return inputs }
        var motion = motion
        motion.isOddRun = node.state.runs % 2 == 1
        inputs.environment = node.state.environment.derive(from: inputs.environment, with: motion) {
            $0.symbolMotion = motion
        }
        return inputs
    }
}
