import Foundation

/// The resources of an app: SwiftPM puts a bundle for each target beside the program.
enum ResourceBundles {
    /// The files with one of these extensions, in order. Costs a look at all files.
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
