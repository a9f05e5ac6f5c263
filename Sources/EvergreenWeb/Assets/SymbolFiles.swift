/// The drawings of symbols, in several files.
///
/// A browser reads the whole file of each symbol that a page has, every time: all of them in one cost it 0.1 s of processor time. The
/// symbols that most apps use come first, and those of a kind follow one another.
enum SymbolFiles {
    /// Of a file, about.
    private static let byteCount = 24_000

    static let all: [Asset] = parts.map(\.file)

    /// Where the drawings are, by the names of their symbols.
    static let addresses = Dictionary(
        parts.flatMap { part in part.names.map { ($0, "\(part.file.address)#\($0)") } },
        uniquingKeysWith: { first, _ in first }
    )

    private static let parts: [(file: Asset, names: [String])] = {
        var parts: [(file: Asset, names: [String])] = []
        var lines: [Substring] = []
        var names: [String] = []
        var length = 0
        func endFile() {
            guard !lines.isEmpty else { return }
            let text = (["<svg xmlns=\"http://www.w3.org/2000/svg\">"] + lines + ["</svg>\n"]).joined(separator: "\n")
            parts.append((Asset("symbols.svg", Array(text.utf8), "image/svg+xml"), names))
            (lines, names, length) = ([], [], 0)
        }
        // Each line is that of a symbol.
        for line in PageFile.symbols.text.split(separator: "\n") {
            guard let name = name(in: line) else { continue }
            lines.append(line)
            names.append(name)
            length += line.utf8.count
            if length >= byteCount { endFile() }
        }
        endFile()
        return parts
    }()

    /// The name of the symbol that a line draws; nil for another line.
    private static func name(in line: Substring) -> String? {
        let start = "<symbol id=\""
        guard line.hasPrefix(start) else { return nil }
        return line.dropFirst(start.count).split(separator: "\"", maxSplits: 1).first.map(String.init)
    }
}
