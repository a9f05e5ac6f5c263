/// The path below which an app is served, where a proxy has others beside it under the same name.
///
/// The addresses in a page are relative to its own, which ends in a slash. So a proxy may take the path away as well, and
/// then needs no option of the server.
struct BasePath: Hashable, Sendable {
    /// Empty, or like `/players`.
    let prefix: String

    /// The path of an app that has a name for itself.
    static let root = BasePath(prefix: "")

    private init(prefix: String) {
        self.prefix = prefix
    }

    /// Nil for what is no path of letters, digits, `-`, `_`, `.` and `~`.
    init?(_ text: String) {
        let segments = text.split(separator: "/")
        guard text.hasPrefix("/"), !text.contains("//"), !segments.contains("."), !segments.contains(".."),
            text.allSatisfy({ $0 == "/" || $0.isASCII && ($0.isLetter || $0.isNumber || "-_.~".contains($0)) })
        else { return nil }
        prefix = segments.map { "/\($0)" }.joined()
    }

    /// The path within the app, such as `/`; nil if a path is not below this one.
    func pathInApp(_ path: String) -> String? {
        guard path.hasPrefix(prefix) else { return nil }
        let rest = path.dropFirst(prefix.count)
        return rest.hasPrefix("/") ? String(rest) : nil
    }

    /// What distinguishes the names of the app's cookies from those of an app whose path this one begins with: a browser sends
    /// both to the longer path.
    var cookieSuffix: String {
        String(prefix.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    /// The path of the app's cookies.
    var cookiePath: String { prefix.isEmpty ? "/" : prefix }

    /// The address of the app's page.
    var pagePath: String { prefix + "/" }
}
