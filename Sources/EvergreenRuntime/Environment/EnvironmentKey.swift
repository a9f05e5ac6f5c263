/// A key of ``EnvironmentValues``.
public protocol EnvironmentKey: SendableMetatype, _EntryKey {
    /// The type of the value.
    associatedtype Value

    /// The value if no ancestor sets one.
    static var defaultValue: Value { get }
}
