import OpenCombineShim

extension Shared {
    /// Publishes the value, and each later one, on the thread that changes it.
    ///
    /// In an effect: `.publisher { state.$count.publisher.map(Action.countChanged) }`. It never ends, and follows `load(_:)`.
    public var publisher: AnyPublisher<Value, Never> {
        box.references.map { $0.publisher }.switchToLatest().eraseToAnyPublisher()
    }

    /// A read-only value that is computed from this one.
    ///
    /// - Parameter body: Computes it, on any thread.
    /// - Returns: The value, which follows this one.
    public func read<Member>(_ body: @escaping @Sendable (Value) -> Member) -> SharedReader<Member> {
        SharedReader(reference: ReadingReference(reference, body))
    }

    /// Why the last load failed; nil if it did not. Observed like the value.
    public var loadError: (any Error)? { reference.loadError }

    /// Why the last save failed; nil if it did not. Observed like the value.
    public var saveError: (any Error)? { reference.saveError }

    /// Whether the value is being loaded. Observed like the value.
    public var isLoading: Bool { reference.isLoading }

    /// Loads the value again. Does nothing without a key.
    ///
    /// - Throws: What the key says; ``loadError`` has it, too.
    public func load() async throws {
        try await reference.load()
    }

    /// Saves the value at once, and waits until that is done. Does nothing without a key.
    ///
    /// - Throws: What the key says; ``saveError`` has it, too.
    public func save() async throws {
        try await reference.save()
    }
}

extension SharedReader {
    /// Publishes the value, and each later one, on the thread that changes it. It never ends, and follows `load(_:)`.
    public var publisher: AnyPublisher<Value, Never> {
        box.references.map { $0.publisher }.switchToLatest().eraseToAnyPublisher()
    }

    /// A read-only value that is computed from this one.
    ///
    /// - Parameter body: Computes it, on any thread.
    /// - Returns: The value, which follows this one.
    public func read<Member>(_ body: @escaping @Sendable (Value) -> Member) -> SharedReader<Member> {
        SharedReader<Member>(reference: ReadingReference(reference, body))
    }

    /// Why the last load failed; nil if it did not. Observed like the value.
    public var loadError: (any Error)? { reference.loadError }

    /// Whether the value is being loaded. Observed like the value.
    public var isLoading: Bool { reference.isLoading }

    /// Loads the value again. Does nothing without a key.
    ///
    /// - Throws: What the key says; ``loadError`` has it, too.
    public func load() async throws {
        try await reference.load()
    }
}
