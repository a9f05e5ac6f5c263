/// The value of a key that must have one.
func requiredValue<Key: SharedReaderKey>(of key: Key) async throws -> Key.Value {
    let value: Key.Value? = try await withCheckedThrowingContinuation { waiting in
        key.load(
            context: .userInitiated,
            continuation: LoadContinuation("\(key)") { waiting.resume(with: $0) }
        )
    }
    guard let value else { throw SharedValueMissing(key: "\(key)") }
    return value
}

/// A key that must have a value has none.
struct SharedValueMissing: Error, CustomStringConvertible {
    let key: String

    var description: String { "The key \(key) has no value. Save one before, or share it with a default value." }
}

/// Stands in a declaration that can't be called: it never runs.
func missingDefault<Value>() -> Value {
    preconditionFailure("The declaration that needs this is unavailable.")
}
