/// A property that reads a value from the current ``DependencyValues``.
///
/// ```swift
/// struct TodoList {
///     @Dependency(\.todoDatabase) var todoDatabase
///     @Dependency(\.date.now) var now
///
///     func todos() throws -> [Todo] { try todoDatabase.fetch() }
/// }
/// ```
///
/// It works as a property of any type, and as a local variable of a function or a closure. In an `@Observable` class,
/// add `@ObservationIgnored`.
///
/// The property captures the overrides in effect where it was created: an object created in ``withDependencies(_:operation:)`` keeps them.
/// Overrides in effect where it is *read* take precedence.
///
/// A read takes no lock and allocates nothing. In a release build it costs a task-local read and two hash table look-ups; the value itself
/// is copied to the caller.
@propertyWrapper
public struct Dependency<Value>: Sendable {
    @usableFromInline let read: @Sendable (DependencyValues) -> Value
    @usableFromInline let location: SourceLocation
    @usableFromInline let captured: DependencyScope

    @usableFromInline
    init(read: @escaping @Sendable (DependencyValues) -> Value, location: SourceLocation) {
        self.read = read
        self.location = location
        captured = DependencyScope.current
    }

    /// Reads the value at a key path, which may be part of a dependency: `@Dependency(\.database.todoContext)`.
    ///
    /// The parameter is a function, which a key path literal converts to: a release build then calls the getter directly, which is several
    /// times as fast as applying a `KeyPath`.
    ///
    /// - Parameters:
    ///   - path: A path that starts at ``DependencyValues``.
    ///   - fileID: The location of the property, for reports.
    ///   - filePath: The location of the property, for reports.
    ///   - line: The location of the property, for reports.
    ///   - column: The location of the property, for reports.
    @inlinable
    public init(
        _ path: @escaping @Sendable (DependencyValues) -> Value,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(
            read: path,
            location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }

    /// Reads the value at a key path that is not a literal.
    ///
    /// - Parameters:
    ///   - path: A path that starts at ``DependencyValues``.
    ///   - fileID: The location of the property, for reports.
    ///   - filePath: The location of the property, for reports.
    ///   - line: The location of the property, for reports.
    ///   - column: The location of the property, for reports.
    @_disfavoredOverload
    @inlinable
    public init(
        _ path: KeyPath<DependencyValues, Value> & Sendable,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(
            read: { $0[keyPath: path] },
            location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }

    /// Reads the value of a key without a property in ``DependencyValues``: `@Dependency(Settings.self)`.
    ///
    /// - Parameters:
    ///   - key: The type under which the value is registered.
    ///   - fileID: The location of the property, for reports.
    ///   - filePath: The location of the property, for reports.
    ///   - line: The location of the property, for reports.
    ///   - column: The location of the property, for reports.
    @inlinable
    public init<Key: TestDependencyKey>(
        _ key: Key.Type,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) where Key.Value == Value {
        self.init(
            read: { $0[Key.self] },
            location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }

    /// The value in the current scope.
    @inlinable public var wrappedValue: Value {
        let scope = DependencyScope.current
        let values = DependencyValues(
            scope: scope,
            captured: captured === scope ? nil : captured,
            location: location,
            for: .reading
        )
        return read(values)
    }
}
