/// A file of the page that is the same for everyone: it is part of the program, and named by what it contains,
/// so that browsers may keep it for good.
struct Asset: Sendable {
    let bytes: [UInt8]
    let contentType: String
    /// Of the contents: it also is the asset's entity tag.
    let hash: String
    /// Where the page finds it.
    let address: String

    private init(_ name: String, _ bytes: [UInt8], _ contentType: String) {
        self.bytes = bytes
        self.contentType = contentType
        // FNV-1a: tells versions apart, and has nothing to protect.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        self.hash = String(hash, radix: 36)
        address = "/_evergreen/\(self.hash)/\(name)"
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    static let style = Asset("page.css", PackageResources.page_css, "text/css; charset=utf-8")
    static let script = Asset("page.js", PackageResources.page_js, "text/javascript; charset=utf-8")
    static let symbols = Asset("symbols.svg", PackageResources.symbols_svg, "image/svg+xml")

    static let icon = Asset("icon.svg", PackageResources.icon_svg, "image/svg+xml")

    private static let byAddress = Dictionary(
        uniqueKeysWithValues: [style, script, symbols, icon].map { ($0.address, $0) }
    )

    static func at(_ path: String) -> Asset? { byAddress[path] }
}
