import EvergreenRuntime

/// A static file of the page that is the same for all users. It is embedded in the program and named by its contents, so that browsers can
/// cache it permanently.
struct Asset: Sendable {
    let bytes: [UInt8]
    let contentType: String
    /// The hash of the contents, which is also the entity tag.
    let hash: String
    /// The URL of the file, relative to the app's path.
    let address: String

    /// An asset that is named by its contents.
    init(_ name: String, _ bytes: [UInt8], _ contentType: String) {
        self.init(name, bytes, contentType, hash: Asset.hash(of: bytes))
    }

    init(_ name: String, _ bytes: [UInt8], _ contentType: String, hash: String) {
        self.bytes = bytes
        self.contentType = contentType
        self.hash = hash
        address = "_evergreen/\(hash)/\(name)"
    }

    /// Returns the hash of a file's contents, as used in URLs.
    static func hash(of bytes: some Sequence<UInt8>) -> String { String(StableHash.of(bytes), radix: 36) }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    static let icon = Asset(PageFile.icon.name, Array(PageFile.icon.text.utf8), "image/svg+xml")

    static let all = [PageStyle.asset, PageScript.asset, icon] + SymbolFiles.all

    private static let byPath = Dictionary(uniqueKeysWithValues: all.map { ("/" + $0.address, $0) })

    static func at(_ path: String) -> Asset? { byPath[path] }

    /// Returns the hash and the name from a path; nil if it is not the path of an asset of any version.
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
