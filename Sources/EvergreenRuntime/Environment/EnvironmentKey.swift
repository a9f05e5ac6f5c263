/// A key of ``EnvironmentValues``.
public protocol EnvironmentKey: SendableMetatype, _EntryKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no ancestor has set one.
    static var defaultValue: Value { get }
}
