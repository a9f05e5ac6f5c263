/// Loads the value of a key that must have one.
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

/// The error of a key that must have a value but has none.
struct SharedValueMissing: Error, CustomStringConvertible {
    let key: String

    var description: String { "The key \(key) has no value. Save one first, or assign a default value." }
}

/// A placeholder in an unavailable declaration, which is never called.
func missingDefault<Value>() -> Value {
    preconditionFailure("The declaration that needs this is unavailable.")
}
