/// A type that registers a dependency: its live value, and if need be those for previews and tests.
///
/// Often the dependency is its own key:
///
/// ```swift
/// struct TodoDatabase: Sendable {
///     var fetch: @Sendable () throws -> [Todo]
/// }
///
/// extension TodoDatabase: DependencyKey {
///     static let liveValue = Self(fetch: { … })
///     static let testValue = Self(fetch: unimplemented("TodoDatabase.fetch"))
/// }
///
/// extension DependencyValues {
///     var todoDatabase: TodoDatabase {
///         get { self[TodoDatabase.self] }
///         set { self[TodoDatabase.self] = newValue }
///     }
/// }
/// ```
///
/// Where the interface and its live value live in different modules, the interface's module conforms to
/// ``TestDependencyKey``, and the other one adds this protocol.
///
/// A value is made when it is first read, once per key and ``DependencyContext`` (in Swift Testing, once per test), on
/// the thread of that first reader, who sees the overrides in force there. Making it may read other dependencies, but
/// not, along any path, itself: that ends the program with a message that shows the path.
public protocol DependencyKey: TestDependencyKey {
    /// The value in the running app.
    static var liveValue: Value { get }

    // These repeat the inherited requirements so that the defaults below, which know of the live value, are preferred.

    associatedtype Value = Self

    /// The value in previews. Without one, it is the live value.
    static var previewValue: Value { get }

    /// The value in tests. Without one, it is the preview value, and every use in a test is reported as an issue.
    static var testValue: Value { get }
}

extension DependencyKey {
    /// The live value.
    public static var previewValue: Value { liveValue }

    /// The preview value, whose use in a test is reported as an issue.
    public static var testValue: Value {
        StandInNote.current?.isStandIn.withLock { $0 = true }
        return previewValue
    }
}
