import Foundation

/// The source of a page of the gallery: its compiled file, which is also a resource of this target.
///
/// A separate target, because SwiftPM either compiles a file of a target or copies it.
public enum PageSource {
    /// The excerpt of a file that its page shows: the lines between its two markers, or without markers all lines after its imports.
    public static func text(of page: String) -> String? {
        guard let url = Bundle.module.url(forResource: page, withExtension: "swift"),
            let file = try? String(contentsOf: url, encoding: .utf8)
        else { return nil }
        return excerpt(of: file)
    }

    static func excerpt(of file: String) -> String {
        let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
        let start = lines.firstIndex { $0.hasSuffix("// Source begins") }.map { $0 + 1 }
        let end = lines.firstIndex { $0.hasSuffix("// Source ends") }
        let shown = lines[(start ?? lines.startIndex)..<max(start ?? 0, end ?? lines.endIndex)]
        return shown.filter { start != nil || !$0.hasPrefix("import ") }
            .joined(separator: "\n")
            .trimmingCharacters(in: .newlines)
    }
}
