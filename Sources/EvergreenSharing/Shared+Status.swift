import OpenCombineShim

extension Shared {
    /// Publishes the value, and each later one, on the thread that changes it.
    ///
    /// In an effect: `.publisher { state.$count.publisher.map(Action.countChanged) }`. It never finishes, and switches with `load(_:)`.
    public var publisher: AnyPublisher<Value, Never> {
        box.references.map { $0.publisher }.switchToLatest().eraseToAnyPublisher()
    }

    /// Returns a read-only value computed from this one.
    ///
    /// - Parameter body: Computes the value, on any thread.
    /// - Returns: The value, which is updated with this one.
    public func read<Member>(_ body: @escaping @Sendable (Value) -> Member) -> SharedReader<Member> {
        SharedReader(reference: ReadingReference(reference, body))
    }

    /// The error of the last load; nil if it succeeded. Observed like the value.
    public var loadError: (any Error)? { reference.loadError }

    /// The error of the last save; nil if it succeeded. Observed like the value.
    public var saveError: (any Error)? { reference.saveError }

    /// Whether the value is being loaded. Observed like the value.
    public var isLoading: Bool { reference.isLoading }

    /// Reloads the value. Has no effect without a key.
    ///
    /// - Throws: The error of the key, which is also set as the ``loadError``.
    public func load() async throws {
        try await reference.load()
    }

    /// Saves the value immediately, and waits for the result. Has no effect without a key.
    ///
    /// - Throws: The error of the key, which is also set as the ``saveError``.
    public func save() async throws {
        try await reference.save()
    }
}

extension SharedReader {
    /// Publishes the value, and each later one, on the thread that changes it. It never finishes, and switches with `load(_:)`.
    public var publisher: AnyPublisher<Value, Never> {
        box.references.map { $0.publisher }.switchToLatest().eraseToAnyPublisher()
    }

    /// Returns a read-only value computed from this one.
    ///
    /// - Parameter body: Computes the value, on any thread.
    /// - Returns: The value, which is updated with this one.
    public func read<Member>(_ body: @escaping @Sendable (Value) -> Member) -> SharedReader<Member> {
        SharedReader<Member>(reference: ReadingReference(reference, body))
    }

    /// The error of the last load; nil if it succeeded. Observed like the value.
    public var loadError: (any Error)? { reference.loadError }

    /// Whether the value is being loaded. Observed like the value.
    public var isLoading: Bool { reference.isLoading }

    /// Reloads the value. Has no effect without a key.
    ///
    /// - Throws: The error of the key, which is also set as the ``loadError``.
    public func load() async throws {
        try await reference.load()
    }
}
