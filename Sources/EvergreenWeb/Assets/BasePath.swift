/// The path at which an app is served, next to other apps that a proxy serves under the same host name.
///
/// URLs in a page are relative to the page's URL, which ends in a slash. So a proxy can also strip the path, without a server option.
struct BasePath: Hashable, Sendable {
    /// Empty, or like `/players`.
    let prefix: String

    /// The path of an app with its own host name.
    static let root = BasePath(prefix: "")

    private init(prefix: String) {
        self.prefix = prefix
    }

    /// Nil for anything but a path of letters, digits, `-`, `_`, `.` and `~`.
    init?(_ text: String) {
        let segments = text.split(separator: "/")
        guard text.hasPrefix("/"), !text.contains("//"), !segments.contains("."), !segments.contains(".."),
            text.allSatisfy({ $0 == "/" || $0.isASCII && ($0.isLetter || $0.isNumber || "-_.~".contains($0)) })
        else { return nil }
        prefix = segments.map { "/\($0)" }.joined()
    }

    /// Returns the path relative to the app, such as `/`; nil if a path is outside of the app.
    func pathInApp(_ path: String) -> String? {
        guard path.hasPrefix(prefix) else { return nil }
        let rest = path.dropFirst(prefix.count)
        return rest.hasPrefix("/") ? String(rest) : nil
    }

    /// Distinguishes the app's cookie names from those of an app at a parent path, whose cookies browsers also send to this one.
    var cookieSuffix: String {
        String(prefix.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    /// The path of the app's cookies.
    var cookiePath: String { prefix.isEmpty ? "/" : prefix }

    /// The path of the app's page.
    var pagePath: String { prefix + "/" }
}
