import EvergreenUI

extension Preview {
    /// Returns previews as text, one per line, with name and source location.
    static func listing(of previews: [Preview]) -> String {
        guard !previews.isEmpty else { return "There are no previews: declare some with #Preview or PreviewProvider." }
        let width = previews.map(\.name.count).max() ?? 0
        let lines = previews.map { preview in
            preview.name + String(repeating: " ", count: width + 2 - preview.name.count) + preview.location
        }
        return lines.joined(separator: "\n")
    }
}
