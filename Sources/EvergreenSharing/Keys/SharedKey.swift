/// A place that shared values are loaded from and saved to.
///
/// `EvergreenSharing` has three: ``AppStorageKey``, ``FileStorageKey`` and ``InMemoryKey``.
public protocol SharedKey<Value>: SharedReaderKey {
    /// Saves a value, and resumes the continuation exactly once: at once or later, on any thread.
    ///
    /// It is called after each change, on the thread that made it, one value at a time, in the order of the changes.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - context: What it is saved for.
    ///   - continuation: What to resume when it is saved.
    func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// What a value is saved for.
public enum SaveContext: Hashable, Sendable {
    /// It has changed. A key may gather several changes.
    case didSet
    /// Someone called ``Shared/save()``, and waits for it.
    case userInitiated
}
