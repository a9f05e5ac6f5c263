import Foundation

/// The resources of an app, which SwiftPM stores in a bundle per target next to the program.
enum ResourceBundles {
    /// Returns the files with one of these extensions, in order. Enumerates all files.
    static func files(withExtensions fileExtensions: some Collection<String>) -> [URL] {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return [] }
        let beside = try? FileManager.default.contentsOfDirectory(
            at: program.deletingLastPathComponent(),
            includingPropertiesForKeys: nil
        )
        let bundles = (beside ?? []).filter { $0.pathExtension == "resources" }
        let files = bundles.flatMap { bundle in
            FileManager.default.enumerator(at: bundle, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        }
        return files.filter { fileExtensions.contains($0.pathExtension.lowercased()) }.sorted { $0.path < $1.path }
    }
}
