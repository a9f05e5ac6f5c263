/// The relative path from a page to the app's root: empty, or `../` for each path segment except the last.
///
/// URLs in a page are relative, so that they stay valid behind a proxy that maps the app to another path. In the HTML of elements they are
/// relative to the app. A page at a path of its own prepends this prefix; in frames, the page's script does.
struct AppRoot: Hashable, Sendable {
    let prefix: String

    /// The root of the page at the app's own path.
    static let here = AppRoot(pathInApp: "/")

    /// - Parameter path: The path of the page relative to the app's path, such as `/players/7`.
    init(pathInApp path: String) {
        prefix = String(repeating: "../", count: max(path.utf8.count { $0 == UInt8(ascii: "/") } - 1, 0))
    }

    /// Whether a URL is relative to the app: a file of Evergreen or a location in the app.
    static func isRelative(_ address: String) -> Bool { address.hasPrefix("./") || address.hasPrefix("_evergreen/") }

    /// Returns a URL as it is written in the page.
    func address(_ address: String) -> String {
        Self.isRelative(address) && !prefix.isEmpty ? prefix + address.trimmingPrefix("./") : address
    }
}
