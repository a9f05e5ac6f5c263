/// Asynchronous work, with the context in which the reducer described it.
struct AsyncWork<Action> {
    let priority: TaskPriority?
    let operation: @Sendable (Send<Action>) async -> Void
    let context: EffectContext

    func map<NewAction>(_ transform: @escaping @Sendable (Action) -> NewAction) -> AsyncWork<NewAction> {
        AsyncWork<NewAction>(
            priority: priority,
            operation: { [operation] send in
                await operation(Send { action in send(transform(action)) })
            },
            context: context
        )
    }
}

/// A publisher, with the context in which the reducer described it.
struct PublishedWork<Action> {
    let makePublisher: () -> AnyPublisher<Action, Never>
    let context: EffectContext

    func map<NewAction>(_ transform: @escaping @Sendable (Action) -> NewAction) -> PublishedWork<NewAction> {
        PublishedWork<NewAction>(
            makePublisher: { [makePublisher] in makePublisher().map(transform).eraseToAnyPublisher() },
            context: context
        )
    }
}

/// The context in which a reducer describes an effect, and which applies within the effect: dependencies, and the feature's path.
struct EffectContext: Sendable {
    private let dependencies = withEscapedDependencies { $0 }
    private let path = FeaturePath.current

    /// Runs a closure in this context. Tasks that it starts inherit the context.
    ///
    /// The sender's transaction is not part of it: it has ended when the effect sends.
    func restore<Result>(_ body: () throws -> Result) rethrows -> Result {
        try FeaturePath.$current.withValue(path) {
            try dependencies.yield {
                try withTransaction(Transaction(), body)
            }
        }
    }
}
