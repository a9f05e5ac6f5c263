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
/// The property remembers the overrides that were in force where it was made: an object made in
/// ``withDependencies(_:operation:)`` keeps them. Overrides in force where it is *read* come first.
///
/// A read takes no lock and allocates nothing. In a release build it costs a task-local read and two look-ups in hash
/// tables; the value itself is copied to the caller.
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

    /// Reads what the key path leads to, which may be part of a dependency: `@Dependency(\.database.todoContext)`.
    ///
    /// The parameter is a function, as which a key path can be written: a release build then calls the getter itself,
    /// which is several times as fast as to apply a `KeyPath`.
    ///
    /// - Parameters:
    ///   - path: A path that starts at ``DependencyValues``.
    ///   - fileID: Where the property is declared, for reports.
    ///   - filePath: Where the property is declared, for reports.
    ///   - line: Where the property is declared, for reports.
    ///   - column: Where the property is declared, for reports.
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

    /// Reads what a key path leads to that was not written in place, but comes from elsewhere.
    ///
    /// - Parameters:
    ///   - path: A path that starts at ``DependencyValues``.
    ///   - fileID: Where the property is declared, for reports.
    ///   - filePath: Where the property is declared, for reports.
    ///   - line: Where the property is declared, for reports.
    ///   - column: Where the property is declared, for reports.
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

    /// Reads the value of a key that has no property in ``DependencyValues``: `@Dependency(Settings.self)`.
    ///
    /// - Parameters:
    ///   - key: The type that the value is registered under.
    ///   - fileID: Where the property is declared, for reports.
    ///   - filePath: Where the property is declared, for reports.
    ///   - line: Where the property is declared, for reports.
    ///   - column: Where the property is declared, for reports.
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

    /// The value, as the current scope has it.
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
