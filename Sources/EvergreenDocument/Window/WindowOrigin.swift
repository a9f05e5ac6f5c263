/// The prefix of an app's paths in the URL of its page.
package struct WindowOrigin: Hashable, Sendable {
    /// The scheme, the host and the port, such as `https://example.org`.
    package var text: String
    /// The path of the app; empty, or like `/players`.
    package var path: String

    package init(text: String = "http://localhost", path: String = "") {
        self.text = text
        self.path = path
    }

    /// Returns an absolute URL without the origin and the app's path; nil if it does not start with them.
    package func pathInApp(_ url: Substring) -> Substring? {
        guard url.count >= text.count, url.prefix(text.count).lowercased() == text.lowercased() else { return nil }
        let rest = url.dropFirst(text.count)
        if rest.isEmpty { return path.isEmpty ? "/" : nil }
        guard rest.hasPrefix(path) else { return nil }
        let inApp = rest.dropFirst(path.count)
        guard inApp.hasPrefix("?") else { return inApp.hasPrefix("/") ? inApp : nil }
        return "/" + inApp
    }
}
