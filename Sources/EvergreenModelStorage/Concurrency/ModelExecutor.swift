/// What runs the work of a ``ModelActor``, and has its context.
public protocol ModelExecutor: SerialExecutor {
    /// The context, which belongs to the actor that the executor runs: use ``ModelActor/modelContext`` there.
    var modelContext: ModelContext { get }
}
