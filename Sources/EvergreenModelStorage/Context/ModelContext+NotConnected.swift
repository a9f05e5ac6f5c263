extension ModelContext {
    /// The context of code without a container: fetching and saving throw an error.
    ///
    /// `nonisolated(unsafe)`: it never changes. It has no classes and no stores, so that no instance can be attached to it; it stores no
    /// faults; and ``autosaveEnabled`` and ``container`` store nothing.
    package nonisolated(unsafe) static let notConnected = ModelContext(
        unavailable: ModelError(
            .noContainer,
            "There is no model container. Add .modelContainer(for:) to an ancestor of this view, or to the scene."
        )
    )

    /// Creates a context whose container could not be opened: fetching and saving throw the error.
    package convenience init(unavailable error: ModelError) {
        self.init(core: ContainerStores(unavailable: error), nil)
        if error.code != .noContainer { Self.logger.error("\(error)") }
    }

    /// The reason why nothing can be fetched or saved; nil for a context with a container.
    package var unavailability: ModelError? { core.unavailability }
}

extension ModelError {
    /// The error of a container that could not be opened.
    package static func unopened(_ error: any Error) -> ModelError {
        error as? ModelError ?? ModelError(.unreadableStore, "The store can't be opened: \(error)", underlying: error)
    }
}
