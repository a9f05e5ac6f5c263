extension Effect {
    /// Runs effects concurrently.
    ///
    /// - Parameter effects: The effects.
    /// - Returns: One effect, which ends with the last of them.
    public static func merge(_ effects: Self...) -> Self { merge(effects) }

    /// Runs effects concurrently.
    ///
    /// - Parameter effects: The effects.
    /// - Returns: One effect, which ends with the last of them.
    public static func merge(_ effects: some Sequence<Self>) -> Self {
        let effects = effects.filter { !$0.isNone }
        return switch effects.count {
        case 0: .none
        case 1: effects[0]
        default: Self(.merge(effects))
        }
    }

    /// Runs this effect and another one concurrently.
    ///
    /// - Parameter other: The other effect.
    /// - Returns: One effect, which ends with the last of both.
    public func merge(with other: Self) -> Self {
        if isNone { return other }
        if other.isNone { return self }
        return Self(.merge([self, other]))
    }

    /// Runs effects one after the other.
    ///
    /// - Parameter effects: The effects.
    /// - Returns: One effect. When it is cancelled, the remaining effects don't start.
    public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

    /// Runs effects one after the other.
    ///
    /// - Parameter effects: The effects.
    /// - Returns: One effect. When it is cancelled, the remaining effects don't start.
    public static func concatenate(_ effects: some Collection<Self>) -> Self {
        let effects = effects.filter { !$0.isNone }
        return switch effects.count {
        case 0: .none
        case 1: effects[0]
        default: Self(.concatenate(effects))
        }
    }

    /// Runs this effect, then another one.
    ///
    /// - Parameter other: The other effect.
    /// - Returns: One effect. When it is cancelled, the remaining effects don't start.
    public func concatenate(with other: Self) -> Self { .concatenate([self, other]) }

    /// Embeds the effect's actions in other ones.
    ///
    /// - Parameter transform: Embeds an action. It is called on the main actor, once per action.
    /// - Returns: The effect of the other actions.
    public func map<NewAction>(_ transform: @escaping @Sendable (Action) -> NewAction) -> Effect<NewAction> {
        switch operation {
        case .none: .none
        case .send(let action): .send(transform(action))
        case .run(let work): Effect<NewAction>(.run(work.map(transform)))
        case .publisher(let work): Effect<NewAction>(.publisher(work.map(transform)))
        case .merge(let effects): Effect<NewAction>(.merge(effects.map { $0.map(transform) }))
        case .concatenate(let effects): Effect<NewAction>(.concatenate(effects.map { $0.map(transform) }))
        case .cancel(let id): Effect<NewAction>(.cancel(id))
        case .cancellable(let effect, let id, let cancelInFlight):
            Effect<NewAction>(.cancellable(effect.map(transform), id, cancelInFlight: cancelInFlight))
        case .delayed(let effect, let delay): Effect<NewAction>(.delayed(effect.map(transform), delay))
        case .throttled(let effect, let throttle): Effect<NewAction>(.throttled(effect.map(transform), throttle))
        case .transaction(let effect, let transaction):
            Effect<NewAction>(.transaction(effect.map(transform), transaction))
        case .dismissable(let effect, let action):
            Effect<NewAction>(.dismissable(effect.map(transform), action: transform(action)))
        case .monitored(let effect, let monitor): Effect<NewAction>(.monitored(effect.map(transform), monitor))
        }
    }
}
