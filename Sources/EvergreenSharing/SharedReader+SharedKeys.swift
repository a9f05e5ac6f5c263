// Overloads for keys that can also be written, `SharedKey`: with them the compiler finds a key that is declared in an extension of that
// protocol, `@SharedReader(.count)`. They are documented in the overloads for `SharedReaderKey`.

extension SharedReader {
    /// The value of a writable key.
    @_disfavoredOverload
    public init(
        wrappedValue: @autoclosure () -> Value,
        _ key: some SharedKey<Value>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        func make(_ key: some SharedReaderKey<Value>) -> Self {
            Self(wrappedValue: wrappedValue(), key, fileID: fileID, filePath: filePath, line: line, column: column)
        }
        self = make(key)
    }

    /// The value of a writable key with a default value.
    @_disfavoredOverload
    public init<Key: SharedKey<Value>>(
        _ key: _SharedKeyDefault<Key>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(wrappedValue: key.defaultValue, key, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// The value of a writable key with a default value, with an initial value that overrides the default.
    @_disfavoredOverload
    public init<Key: SharedKey<Value>>(
        wrappedValue: @autoclosure () -> Value,
        _ key: _SharedKeyDefault<Key>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        func make(_ key: some SharedReaderKey<Value>) -> Self {
            Self(wrappedValue: wrappedValue(), key, fileID: fileID, filePath: filePath, line: line, column: column)
        }
        self = make(key)
    }

    /// The optional value of a writable key, initially nil.
    @_disfavoredOverload
    public init<Wrapped>(
        _ key: some SharedKey<Value>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) where Value == Wrapped? {
        self.init(wrappedValue: nil, key, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// A value needs a default value, an optional type, or a key with a default value.
    @available(*, unavailable, message: "Assign a default value: the key has none, and the type is not optional")
    @_disfavoredOverload
    public init(_ key: some SharedKey<Value>) {
        self.init(wrappedValue: missingDefault(), key)
    }

    /// The value of a writable key, which must exist.
    @_disfavoredOverload
    public init(
        require key: some SharedKey<Value>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async throws {
        func make(_ key: some SharedReaderKey<Value>) async throws -> Self {
            try await Self(require: key, fileID: fileID, filePath: filePath, line: line, column: column)
        }
        self = try await make(key)
    }

    /// Switches to another, writable key.
    @_disfavoredOverload
    public func load(
        _ key: some SharedKey<Value>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async throws {
        func load(_ key: some SharedReaderKey<Value>) async throws {
            try await self.load(key, fileID: fileID, filePath: filePath, line: line, column: column)
        }
        try await load(key)
    }
}
