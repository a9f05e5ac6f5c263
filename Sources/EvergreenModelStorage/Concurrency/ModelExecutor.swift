/// Runs the work of a ``ModelActor``, and keeps its context.
public protocol ModelExecutor: SerialExecutor {
    /// The context, for the actor that the executor runs.
    var isolatedModelContext: IsolatedModelContext { get }
}

extension ModelExecutor {
    /// The context of the actor that the executor runs, for code of that actor: what ``ModelActor/modelContext`` is there.
    ///
    /// Read elsewhere, it ends the program, as two threads would use one context. Code outside of the actor makes a context of its
    /// own, `ModelContext(container)`.
    public var modelContext: ModelContext {
        precondition(
            isIsolatingCurrentContext() != false,
            "The context of a model actor was read outside of the actor: make one of your own there, ModelContext(container)."
        )
        // For an executor of an app's that does not answer.
        preconditionIsolated()
        return isolatedModelContext.context
    }
}
