import EvergreenDependencies

extension Shared {
    /// The value of a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value, if none was saved.
    ///   - key: The storage to load from and save to.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    public init(
        wrappedValue: @autoclosure () -> Value,
        _ key: some SharedKey<Value>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let place = SharedPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(reference: Self.find(key, initialValue: wrappedValue, at: place))
    }

    /// The value of a key with a default value.
    ///
    /// - Parameters:
    ///   - key: The storage to load from and save to.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    public init<Key: SharedKey<Value>>(
        _ key: _SharedKeyDefault<Key>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let place = SharedPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(reference: Self.find(key, initialValue: { key.defaultValue }, at: place))
    }

    /// The value of a key with a default value, with an initial value that overrides the default.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value, if none was saved.
    ///   - key: The storage to load from and save to.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    @_disfavoredOverload
    public init<Key: SharedKey<Value>>(
        wrappedValue: @autoclosure () -> Value,
        _ key: _SharedKeyDefault<Key>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let place = SharedPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(reference: Self.find(key, initialValue: wrappedValue, at: place))
    }

    /// The optional value of a key, initially nil.
    ///
    /// - Parameters:
    ///   - key: The storage to load from and save to.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
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

    /// The value of a key, which must exist.
    ///
    /// - Parameters:
    ///   - key: The storage to load from and save to.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Throws: The error of the key, or an error if it has no value.
    public init(
        require key: some SharedKey<Value>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async throws {
        let value = try await requiredValue(of: key)
        self.init(wrappedValue: value, key, fileID: fileID, filePath: filePath, line: line, column: column)
        if let loadError { throw loadError }
    }

    /// Switches this shared value and all of its copies to another key.
    ///
    /// The value changes immediately if the key's value is already shared elsewhere; otherwise after it is loaded. The current value is
    /// kept until then, and if loading fails.
    ///
    /// - Parameters:
    ///   - key: The storage to load from and save to.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Throws: The error of the key, which is also set as the ``loadError``.
    public func load(
        _ key: some SharedKey<Value>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async throws {
        let place = SharedPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        let reference = Self.find(key, initialValue: { wrappedValue }, at: place)
        box.set(reference)
        try await reference.load()
    }

    private static func find<Key: SharedKey<Value>>(
        _ key: Key,
        initialValue: () -> Value,
        at place: SharedPlace
    ) -> any MutableReference<Value> {
        Dependency(\.persistentReferences).wrappedValue.reference(for: key, initialValue: initialValue, at: place)
    }
}
