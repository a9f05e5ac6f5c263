/// A storage that shared values are loaded from and saved to.
///
/// `EvergreenSharing` has three: ``AppStorageKey``, ``FileStorageKey`` and ``InMemoryKey``.
public protocol SharedKey<Value>: SharedReaderKey {
    /// Saves a value, and resumes the continuation exactly once, immediately or later, on any thread.
    ///
    /// It is called after each change, on the thread that made it, with one value at a time, in the order of the changes.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - context: The reason for the save.
    ///   - continuation: The continuation to resume after the save.
    func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// The reason for saving a value.
public enum SaveContext: Hashable, Sendable {
    /// The value has changed. A key may coalesce several changes.
    case didSet
    /// ``Shared/save()`` was called, and waits for the result.
    case userInitiated
}
