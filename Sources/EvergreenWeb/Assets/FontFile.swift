/// The names and styles of a font in a TrueType or OpenType file: see the OpenType specification for its tables.
///
/// Files are untrusted: truncated data and offsets out of bounds are treated as missing.
struct FontFile {
    /// The family names: the typographic one, and the one for programs that support only four styles.
    private(set) var families: [String] = []
    /// The names of this style: the PostScript name and the full name.
    private(set) var names: [String] = []
    /// Between 1 and 1000; a range for a variable font.
    private(set) var weights = 400...400
    private(set) var isItalic = false

    private let bytes: [UInt8]
    private var tables: [UInt32: Range<Int>] = [:]

    /// Nil for data in another format.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        let versions: [UInt32] = [0x0001_0000, Self.tag("OTTO"), Self.tag("true")]
        guard let version = long(at: 0), versions.contains(version), let count = short(at: 4) else { return nil }
        for index in 0..<count {
            let entry = 12 + 16 * index
            guard let tag = long(at: entry), let offset = long(at: entry + 8), let length = long(at: entry + 12) else {
                break
            }
            let end = Int(offset) + Int(length)
            if end <= bytes.count { tables[tag] = Int(offset)..<end }
        }
        readNames()
        readStyle()
        readVariations()
    }

    private static func tag(_ text: StaticString) -> UInt32 {
        text.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
    }

    private func short(at offset: Int) -> Int? {
        guard offset >= 0, offset + 2 <= bytes.count else { return nil }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    private func long(at offset: Int) -> UInt32? {
        guard let high = short(at: offset), let low = short(at: offset + 2) else { return nil }
        return UInt32(high) << 16 | UInt32(low)
    }

    // MARK: Names

    private mutating func readNames() {
        guard let table = tables[Self.tag("name")], let count = short(at: table.lowerBound + 2),
            let storage = short(at: table.lowerBound + 4)
        else { return }
        var found: [Int: String] = [:]
        for index in 0..<count {
            let record = table.lowerBound + 6 + 12 * index
            guard let platform = short(at: record), let language = short(at: record + 4),
                let name = short(at: record + 6),
                let length = short(at: record + 8), let offset = short(at: record + 10)
            else { break }
            let start = table.lowerBound + storage + offset
            guard [1, 4, 6, 16].contains(name), start + length <= table.upperBound, length <= 400 else { continue }
            let text = Self.text(bytes[start..<start + length], platform: platform)
            // English names for Windows take precedence.
            let isPreferred = platform == 3 && language == 0x409
            if let text, !text.isEmpty, found[name] == nil || isPreferred { found[name] = text }
        }
        families = Self.distinct([found[16], found[1]])
        names = Self.distinct([found[6], found[4]])
    }

    /// Returns nil for encodings other than Unicode and Mac Roman.
    private static func text(_ bytes: ArraySlice<UInt8>, platform: Int) -> String? {
        switch platform {
        case 0, 3:
            let bytes = Array(bytes)
            let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
                UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
            }
            return String(decoding: units, as: UTF16.self)
        case 1: return bytes.allSatisfy { (0x20...0x7e).contains($0) } ? String(decoding: bytes, as: UTF8.self) : nil
        default: return nil
        }
    }

    private static func distinct(_ names: [String?]) -> [String] {
        names.reduce(into: []) { result, name in if let name, !result.contains(name) { result.append(name) } }
    }

    // MARK: Styles

    private mutating func readStyle() {
        guard let table = tables[Self.tag("OS/2")] else { return }
        if let weight = short(at: table.lowerBound + 4), (1...1000).contains(weight) { weights = weight...weight }
        if let selection = short(at: table.lowerBound + 62) { isItalic = selection & 1 == 1 }
    }

    private mutating func readVariations() {
        guard let table = tables[Self.tag("fvar")], let first = short(at: table.lowerBound + 4),
            let count = short(at: table.lowerBound + 8), let size = short(at: table.lowerBound + 10)
        else { return }
        for index in 0..<count {
            let axis = table.lowerBound + first + index * size
            guard let tag = long(at: axis), let least = short(at: axis + 4), let most = short(at: axis + 12) else {
                break
            }
            if tag == Self.tag("wght"), least >= 1, least <= most, most <= 1000 { weights = least...most }
        }
    }
}
