/// A key of ``ContainerValues``. `@Entry` in an extension of ``ContainerValues`` declares one.
public protocol ContainerValueKey: _EntryKey {
    /// The type of the value.
    associatedtype Value

    /// The value of views that don't set one.
    static var defaultValue: Value { get }
}
