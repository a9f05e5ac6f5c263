/// The values of all dependencies in a scope.
///
/// Add a property for each dependency, whose getter and setter use the subscript:
///
/// ```swift
/// extension DependencyValues {
///     var todoDatabase: TodoDatabase {
///         get { self[TodoDatabase.self] }
///         set { self[TodoDatabase.self] = newValue }
///     }
/// }
/// ```
///
/// Read them with ``Dependency``, and set them in ``withDependencies(_:operation:)`` and
/// ``prepareDependencies(_:fileID:filePath:line:column:)``.
public struct DependencyValues: Sendable {
    /// The purpose of an access.
    @usableFromInline
    enum Purpose: Sendable {
        /// Reading, which reports invalid uses.
        case reading
        /// Overriding: values are read only because a part of them is replaced.
        case overriding
        /// Preparing: like overriding, and reads don't count as the first use.
        case preparing
    }

    /// The overrides in effect.
    @usableFromInline private(set) var scope: DependencyScope
    /// Overrides with a lower precedence than those of `scope`.
    @usableFromInline let captured: DependencyScope?
    @usableFromInline let location: SourceLocation?
    @usableFromInline let purpose: Purpose

    @inlinable
    init(
        scope: DependencyScope,
        captured: DependencyScope? = nil,
        location: SourceLocation? = nil,
        for purpose: Purpose
    ) {
        self.scope = scope
        self.captured = captured
        self.location = location
        self.purpose = purpose
    }

    /// The merged overrides of both scopes.
    private var merged: DependencyScope {
        captured.map { scope.merged(over: $0) } ?? scope
    }

    /// The context that determines a key's default value.
    ///
    /// It can be set in a scope, or prepared for the whole process before the first read.
    public var context: DependencyContext {
        get { scope.context(captured: captured, cache: scope.cache(captured: captured)) }
        set { scope = scope.setting(context: newValue) }
    }

    /// The value of a key: the one that the nearest scope sets, or else the key's default for the ``context``.
    ///
    /// - Parameters:
    ///   - key: The type under which the value is registered.
    ///   - fileID: The location for reports without a ``Dependency``.
    ///   - filePath: The location for reports without a ``Dependency``.
    ///   - line: The location for reports without a ``Dependency``.
    ///   - column: The location for reports without a ``Dependency``.
    public subscript<Key: TestDependencyKey>(
        key: Key.Type,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Key.Value {
        @inlinable get {
            if let value = scope.settledValue(of: Key.self, captured: captured) { return value }
            return keysOwnValue(
                of: Key.self,
                at: location ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
            )
        }
        set {
            scope = scope.setting(Key.self, to: newValue)
        }
    }

    /// Creates the default value, or reports an invalid use: the slow path of the subscript.
    @usableFromInline
    func keysOwnValue<Key: TestDependencyKey>(of key: Key.Type, at location: SourceLocation) -> Key.Value {
        let cache = scope.cache(captured: captured)
        let context = scope.context(captured: captured, cache: cache)
        // The creation of the value reads other dependencies in the reader's scope.
        let entry = DependencyScope.$current.withValue(merged) {
            if purpose == .preparing, cache.existingEntry(for: Key.self, in: context) == nil {
                return Entry<Key>(madeIn: context)
            }
            return cache.entry(for: Key.self, in: context) { Entry<Key>(madeIn: context) }
        }
        if let fault = entry.fault, purpose == .reading {
            fault.report(Key.self, at: location)
        }
        return entry.value
    }
}
