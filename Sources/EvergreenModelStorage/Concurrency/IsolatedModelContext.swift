/// A context that an executor keeps for its actor. It is `Sendable` because only the actor can extract the context, with
/// ``ModelActor/modelContext``.
public struct IsolatedModelContext: Sendable {
    // Safe: a context that was sent here is only reachable from here, and `ModelActor.modelContext` reads it on the actor.
    nonisolated(unsafe) let context: ModelContext

    /// Takes over a context that was created for an actor.
    ///
    /// The context no longer saves automatically, because the actor has no turns.
    public init(_ context: sending ModelContext) {
        context.leaveMainActor()
        self.context = context
    }
}
