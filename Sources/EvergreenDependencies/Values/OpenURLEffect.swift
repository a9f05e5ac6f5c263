import Foundation

/// Opens URLs, from code that has no views around it.
///
/// ```swift
/// @Dependency(\.openURL) var openURL
/// await openURL(url)
/// ```
///
/// In a test, set it: `$0.openURL = OpenURLEffect { url in opened.setValue(url); return true }`.
public struct OpenURLEffect: Sendable {
    private let handler: @Sendable (URL) async -> Bool

    /// Makes an effect of a closure that is called for each URL.
    ///
    /// - Parameter handler: Opens a URL, and says whether it was opened.
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

/// The key of `\.openURL`. Its live value is with the views, which this module does not know.
package enum OpenURLKey: TestDependencyKey {
    package static var testValue: OpenURLEffect {
        OpenURLEffect(handler: unimplemented("@Dependency(\\.openURL)", placeholder: false))
    }
}

extension DependencyValues {
    /// Opens URLs: live, in the browser of the user whose page this task began in.
    public var openURL: OpenURLEffect {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
