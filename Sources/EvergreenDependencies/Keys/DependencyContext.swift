/// The context that determines a key's default value.
///
/// It is inferred: `test` in a process that runs tests, `preview` in one that renders Xcode previews, and `live` otherwise.
/// ``DependencyValues/context`` overrides it:
///
/// ```swift
/// withDependencies { $0.context = .live } operation: { … }
/// ```
public enum DependencyContext: String, Sendable, CaseIterable {
    /// The running app: ``DependencyKey/liveValue``.
    case live
    /// A preview: ``TestDependencyKey/previewValue``.
    case preview
    /// A test: ``TestDependencyKey/testValue``.
    case test
}
