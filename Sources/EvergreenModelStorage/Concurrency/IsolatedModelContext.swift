/// A context that an executor keeps for its actor. It is `Sendable`, as only the actor gets the context out of it, with
/// ``ModelActor/modelContext``.
public struct IsolatedModelContext: Sendable {
    // A context that was sent here is reachable from here alone, and `ModelActor.modelContext` reads it on the actor.
    nonisolated(unsafe) let context: ModelContext

    /// Takes over a context that was made for an actor.
    ///
    /// Wherever it was made, it saves when it is told to, and not by itself: the actor has no turns.
    public init(_ context: sending ModelContext) {
        context.leaveMainActor()
        self.context = context
    }
}
