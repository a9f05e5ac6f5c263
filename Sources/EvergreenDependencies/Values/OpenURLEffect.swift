import Foundation

/// Opens URLs from code outside views.
///
/// ```swift
/// @Dependency(\.openURL) var openURL
/// await openURL(url)
/// ```
///
/// In a test, set it: `$0.openURL = OpenURLEffect { url in opened.setValue(url); return true }`.
public struct OpenURLEffect: Sendable {
    private let handler: @Sendable (URL) async -> Bool

    /// Creates a value with a closure that is called for each URL.
    ///
    /// - Parameter handler: Opens a URL, and returns whether it succeeded.
    public init(handler: @escaping @Sendable (URL) async -> Bool) {
        self.handler = handler
    }

    /// Opens a URL.
    ///
    /// - Parameter url: The URL.
    /// - Returns: Whether it was opened.
    @discardableResult
    public func callAsFunction(_ url: URL) async -> Bool {
        await handler(url)
    }
}

/// The key of `\.openURL`. Its live value is defined with the views, on which this module does not depend.
package enum OpenURLKey: TestDependencyKey {
    package static var testValue: OpenURLEffect {
        OpenURLEffect(handler: unimplemented("@Dependency(\\.openURL)", placeholder: false))
    }
}

extension DependencyValues {
    /// Opens URLs. The live value opens them in the browser of the user whose page started this task.
    public var openURL: OpenURLEffect {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
