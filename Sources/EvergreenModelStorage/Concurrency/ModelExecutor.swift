/// Runs the work of a ``ModelActor``, and keeps its context.
public protocol ModelExecutor: SerialExecutor {
    /// The context, for the actor that the executor runs.
    var isolatedModelContext: IsolatedModelContext { get }
}

extension ModelExecutor {
    /// The context belongs to the actor: read ``ModelActor/modelContext`` there.
    @available(
        *,
        unavailable,
        message: "The context belongs to the actor that the executor runs: use its 'modelContext'"
    )
    public var modelContext: ModelContext { isolatedModelContext.context }
}
