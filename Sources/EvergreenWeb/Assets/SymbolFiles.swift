/// The drawings of symbols, in several files.
///
/// For each symbol on a page, a browser parses the whole file that contains it: with a single file, this took 0.1 s of processor time. The
/// most common symbols come first, and related ones are adjacent.
enum SymbolFiles {
    /// The approximate size of a file.
    private static let byteCount = 24_000

    static let all: [Asset] = files.map(\.asset)

    /// The URLs of the drawings by symbol name.
    static let addresses = Dictionary(
        files.flatMap { file in file.names.map { ($0, "\(file.asset.address)#\($0)") } },
        uniquingKeysWith: { first, _ in first }
    )

    /// The drawings by symbol name, as documents of their own.
    static let drawings: [String: String] = Dictionary(
        PageFile.symbols.text.split(separator: "\n").compactMap { line in
            name(in: line).map { name in
                let start = "<symbol id=\"\(name)\""
                let rest = line.dropFirst(start.count).replacing("</symbol>", with: "</svg>")
                return (name, "<svg xmlns=\"http://www.w3.org/2000/svg\"\(rest)")
            }
        },
        uniquingKeysWith: { first, _ in first }
    )

    private static let files: [(asset: Asset, names: [String])] = {
        var position = 0
        // Each line contains one symbol.
        let drawings = PageFile.symbols.text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { bytes in
            let line = Substring(bytes)
            return name(in: line).map { name in
                defer { position += bytes.count }
                return (file: position / byteCount, name: name, line: line)
            }
        }
        return Dictionary(grouping: drawings, by: \.file).sorted { $0.key < $1.key }.map { _, drawings in
            let lines = ["<svg xmlns=\"http://www.w3.org/2000/svg\">"] + drawings.map(\.line) + ["</svg>\n"]
            let bytes = Array(lines.joined(separator: "\n").utf8)
            return (Asset(PageFile.symbols.name, bytes, "image/svg+xml"), drawings.map(\.name))
        }
    }()

    /// Returns the name of the symbol in a line; nil for other lines.
    private static func name(in line: Substring) -> String? {
        let start = "<symbol id=\""
        guard line.hasPrefix(start) else { return nil }
        return line.dropFirst(start.count).split(separator: "\"", maxSplits: 1).first.map(String.init)
    }
}
