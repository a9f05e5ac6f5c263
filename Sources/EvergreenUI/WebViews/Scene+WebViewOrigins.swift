import Foundation

private struct WebViewOriginsKey: EnvironmentKey {
    static var defaultValue: [WebOrigin] { [] }
}

extension EnvironmentValues {
    /// The sites that web views may show.
    package var webViewOrigins: [WebOrigin] {
        get { self[WebViewOriginsKey.self] }
        set { self[WebViewOriginsKey.self] = newValue }
    }
}

extension Scene {
    /// Sets the sites that a ``WebView`` in the windows of this scene may show.
    ///
    /// They are part of the content security policy of the app's pages, which forbids all other frames: also those to which a site in a
    /// frame navigates. An app's pages allow the sites of all of its scenes. On Apple platforms, there is no such modifier, because an app
    /// there shows any site.
    ///
    /// - Parameter origins: The sites, each as a scheme and a host, with a port if it is not the standard one: `https://example.com`. An
    ///   invalid one is logged and ignored.
    public func webViewOrigins(_ origins: [String]) -> some Scene {
        let valid = origins.compactMap { text in
            let origin = URL(string: text).flatMap { WebOrigin($0) }
            if origin == nil { WebOrigin.reportInvalid(text) }
            return origin
        }
        return transformEnvironment { $0.webViewOrigins += valid }
    }
}
