extension Effect {
    /// The actions of a publisher.
    ///
    /// ```swift
    /// return .publisher {
    ///     client.statusPublisher.map(Action.statusChanged)
    /// }
    /// ```
    ///
    /// A publisher should publish on the main actor (`receive(on: mainQueue)`). What it publishes elsewhere is handled in
    /// a later turn of the main actor, and reported as an issue.
    ///
    /// - Parameter createPublisher: Makes the publisher when the effect starts, with the dependencies of the reducer.
    /// - Returns: The effect.
    public static func publisher(_ createPublisher: @escaping () -> some Publisher<Action, Never>) -> Self {
        let work = PublishedWork(
            makePublisher: { createPublisher().eraseToAnyPublisher() },
            circumstances: Circumstances()
        )
        return Self(.publisher(work))
    }
}
