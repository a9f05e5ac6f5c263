import EvergreenRuntime

/// A file of the page that is the same for everyone: it is part of the program, and named by what it contains,
/// so that browsers may keep it permanently.
struct Asset: Sendable {
    let bytes: [UInt8]
    let contentType: String
    /// Of the contents. It also is the asset's entity tag.
    let hash: String
    /// Where the page finds it, relative to its own address.
    let address: String

    /// An asset that is named by its own contents.
    init(_ name: String, _ bytes: [UInt8], _ contentType: String) {
        self.init(name, bytes, contentType, hash: Asset.hash(of: bytes))
    }

    init(_ name: String, _ bytes: [UInt8], _ contentType: String, hash: String) {
        self.bytes = bytes
        self.contentType = contentType
        self.hash = hash
        address = "_evergreen/\(hash)/\(name)"
    }

    /// The hash of a file's contents, as it is in addresses.
    static func hash(of bytes: some Sequence<UInt8>) -> String { String(StableHash.of(bytes), radix: 36) }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    static let icon = Asset(PageFile.icon.name, Array(PageFile.icon.text.utf8), "image/svg+xml")

    static let all = [PageStyle.asset, PageScript.asset, icon] + SymbolFiles.all

    private static let byPath = Dictionary(uniqueKeysWithValues: all.map { ("/" + $0.address, $0) })

    static func at(_ path: String) -> Asset? { byPath[path] }

    /// The hash and the name in a path; nil if it is not that of an asset, of whichever version.
    static func parts(ofPath path: String) -> (hash: String, name: String)? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0].isEmpty, parts[1] == "_evergreen" else { return nil }
        let isHash = { (byte: UInt8) in (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte) }
        let hash = String(parts[2])
        let name = String(parts[3])
        guard (1...13).contains(hash.utf8.count), hash.utf8.allSatisfy(isHash) else { return nil }
        guard (1...64).contains(name.utf8.count) else { return nil }
        return (hash, name)
    }
}
