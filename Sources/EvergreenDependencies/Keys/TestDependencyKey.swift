/// A type that registers a dependency whose live value is defined elsewhere, or nowhere.
///
/// A module with only the interface needs nothing else for its previews and tests; the module with the implementation adds
/// ``DependencyKey``. If a key without a live value is read in the running app, an issue is reported, and its test value is used.
public protocol TestDependencyKey<Value>: SendableMetatype {
    /// The type of the dependency; by default the key itself.
    associatedtype Value: Sendable = Self

    /// The value in previews. Defaults to the test value.
    static var previewValue: Value { get }

    /// The value in tests.
    static var testValue: Value { get }
}

extension TestDependencyKey {
    /// The test value.
    public static var previewValue: Value { testValue }
}
