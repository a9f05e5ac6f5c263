/// An executor that runs the work of a ``ModelActor``, and keeps its context.
public protocol ModelExecutor: SerialExecutor {
    /// The context of the actor that uses the executor.
    var isolatedModelContext: IsolatedModelContext { get }
}

extension ModelExecutor {
    /// The context of the actor that uses the executor, for code of that actor. The same as ``ModelActor/modelContext``.
    ///
    /// Reading it elsewhere terminates the program, because two threads would use one context. Code outside the actor creates its own
    /// context, `ModelContext(container)`.
    public var modelContext: ModelContext {
        precondition(
            isIsolatingCurrentContext() != false,
            "The context of a model actor was read outside of the actor: create another one there, ModelContext(container)."
        )
        // For a custom executor that returns nil.
        preconditionIsolated()
        return isolatedModelContext.context
    }
}
