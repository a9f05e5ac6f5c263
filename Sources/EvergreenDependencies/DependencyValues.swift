/// The values of all dependencies, as one scope sees them.
///
/// Add a property for each dependency, whose getter and setter go through the subscript:
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
    /// What the values are for.
    @usableFromInline
    enum Purpose: Sendable {
        /// To be used: what is not fit for use is reported.
        case reading
        /// To be overridden: values are read only because a part of them is replaced.
        case overriding
        /// To be prepared: like overriding, and what is read does not count as the first use.
        case preparing
    }

    /// The overrides in force.
    @usableFromInline private(set) var scope: DependencyScope
    /// The overrides that come after those of `scope`.
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

    /// The overrides of both scopes in one.
    private var merged: DependencyScope {
        captured.map { scope.merged(over: $0) } ?? scope
    }

    /// The circumstances that decide which of a key's values is used where none is set.
    ///
    /// It can be set in a scope, or prepared for the whole process before the first read.
    public var context: DependencyContext {
        get { scope.context(captured: captured, cache: scope.cache(captured: captured)) }
        set { scope = scope.setting(context: newValue) }
    }

    /// The value of a key: the one that the nearest scope sets, or else the key's own for the ``context``.
    ///
    /// - Parameters:
    ///   - key: The type that the value is registered under.
    ///   - fileID: The place that a report names when no ``Dependency`` is involved.
    ///   - filePath: The place that a report names when no ``Dependency`` is involved.
    ///   - line: The place that a report names when no ``Dependency`` is involved.
    ///   - column: The place that a report names when no ``Dependency`` is involved.
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

    /// Makes the value, or reports what is wrong with using it: the slow way, for what the subscript can't answer at once.
    @usableFromInline
    func keysOwnValue<Key: TestDependencyKey>(of key: Key.Type, at location: SourceLocation) -> Key.Value {
        let cache = scope.cache(captured: captured)
        let context = scope.context(captured: captured, cache: cache)
        // Whoever makes the value reads its own dependencies as this reader would.
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
