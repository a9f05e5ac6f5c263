extension Effect {
    /// The actions of a publisher.
    ///
    /// ```swift
    /// return .publisher {
    ///     client.statusPublisher.map(Action.statusChanged)
    /// }
    /// ```
    ///
    /// A publisher should publish on the main actor (`receive(on: mainQueue)`). Actions published elsewhere are handled in a later turn of
    /// the main actor, and reported as an issue.
    ///
    /// - Parameter createPublisher: Creates the publisher, while the reducer runs: it may read the state, as in `.publisher {
    ///   state.$count.publisher.map(Action.countChanged) }`. The effect subscribes to it when it starts.
    /// - Returns: The effect.
    public static func publisher(_ createPublisher: () -> some Publisher<Action, Never>) -> Self {
        let publisher = createPublisher().eraseToAnyPublisher()
        return Self(.publisher(PublishedWork(makePublisher: { publisher }, context: EffectContext())))
    }
}
