/// The key of a value that a view gives to the container around it. `@Entry` in an extension of ``ContainerValues`` makes one.
public protocol ContainerValueKey: _EntryKey {
    /// The type of the value.
    associatedtype Value

    /// The value of views that have not been given another one.
    static var defaultValue: Value { get }
}
