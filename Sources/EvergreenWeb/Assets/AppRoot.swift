/// Where the app is, seen from the address of a page: empty, or `../` for each segment of the path before the last.
///
/// The addresses in a page are relative, so that they hold behind a proxy that has another path for the app. In the HTML of
/// elements they are relative to the app. A page that is drawn for an address of its own has this before them; in frames, the
/// page's script does it.
struct AppRoot: Hashable, Sendable {
    let prefix: String

    /// That of the page at the path of the app itself.
    static let here = AppRoot(pathInApp: "/")

    /// - Parameter path: The path of the page below that of the app, such as `/players/7`.
    init(pathInApp path: String) {
        prefix = String(repeating: "../", count: max(path.utf8.count { $0 == UInt8(ascii: "/") } - 1, 0))
    }

    /// Whether an address is relative to the app: that of a file of Evergreen's, or of a place of the app.
    static func isRelative(_ address: String) -> Bool { address.hasPrefix("./") || address.hasPrefix("_evergreen/") }

    /// An address as it is in the page.
    func address(_ address: String) -> String {
        Self.isRelative(address) && !prefix.isEmpty ? prefix + address.trimmingPrefix("./") : address
    }
}
