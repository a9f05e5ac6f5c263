/// A key that registers a dependency: its live value, and optionally values for previews and tests.
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
/// If the interface and its live value are in different modules, conform to ``TestDependencyKey`` in the interface's
/// module, and to this protocol in the other.
///
/// A value is created lazily on first access, once per key and ``DependencyContext`` (in Swift Testing, once per test), on the thread of
/// that access and with the overrides in effect there. Its initialization may read other dependencies. A dependency cycle terminates the
/// program with a message that shows the cycle.
public protocol DependencyKey: TestDependencyKey {
    /// The value in the running app.
    static var liveValue: Value { get }

    // These repeat the inherited requirements so that the defaults below, which use the live value, are preferred.

    /// The type of the dependency. The key itself unless it is declared.
    associatedtype Value = Self

    /// The value in previews. Defaults to the live value.
    static var previewValue: Value { get }

    /// The value in tests. Defaults to the preview value; each use of that default in a test is reported as an issue.
    static var testValue: Value { get }
}

extension DependencyKey {
    /// The live value.
    public static var previewValue: Value { liveValue }

    /// The preview value, whose use in a test is reported as an issue.
    public static var testValue: Value {
        DefaultTestValueFlag.current?.isSet.withLock { $0 = true }
        return previewValue
    }
}
