/// A type that registers a dependency whose live value is defined elsewhere, or nowhere.
///
/// This is all that a module with an interface needs for its previews and tests; the module that carries it out adds
/// ``DependencyKey``. Read in the running app, a key with no live value reports an issue and gives its test value.
public protocol TestDependencyKey<Value>: SendableMetatype {
    /// The type of the dependency; by default the key itself.
    associatedtype Value: Sendable = Self

    /// The value in previews. Without one, it is the test value.
    static var previewValue: Value { get }

    /// The value in tests.
    static var testValue: Value { get }
}

extension TestDependencyKey {
    /// The test value.
    public static var previewValue: Value { testValue }
}
