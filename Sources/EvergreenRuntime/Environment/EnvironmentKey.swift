/// A key for a value in the environment of views.
public protocol EnvironmentKey: SendableMetatype {
    associatedtype Value

    /// The value where no view around has set one.
    static var defaultValue: Value { get }
}
