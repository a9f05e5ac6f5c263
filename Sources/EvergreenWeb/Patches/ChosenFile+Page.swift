import EvergreenDocument

extension [ChosenFile] {
    /// Parses a page's file descriptions: one per line, with the size in bytes, the MIME type (`-` if unknown), and the name.
    init?(pageText text: String) {
        guard !text.isEmpty else { return nil }
        self = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, let byteCount = Int(parts[0]), byteCount >= 0, !parts[1].isEmpty, !parts[2].isEmpty
            else {
                return nil
            }
            let contentType = parts[1] == "-" ? "" : String(parts[1])
            append(ChosenFile(name: String(parts[2]), contentType: contentType, byteCount: byteCount))
        }
    }
}
