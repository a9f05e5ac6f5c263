import Foundation

/// The folders with the app's resources.
enum ResourceFolders {
    /// The resource folder of the main bundle, and that of the package target named like the executable. SwiftPM names the bundle
    /// `<package>_<target>.resources` and places it next to the executable.
    static let app: [URL] = {
        let main = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        guard let executable = Bundle.main.executableURL else { return [main] }
        let suffix = "_\(executable.lastPathComponent).resources"
        let beside = executable.resolvingSymlinksInPath().deletingLastPathComponent()
        let files = (try? FileManager.default.contentsOfDirectory(at: beside, includingPropertiesForKeys: nil)) ?? []
        return [main] + files.filter { $0.lastPathComponent.hasSuffix(suffix) }.sorted { $0.path < $1.path }
    }()

    /// Returns the resource folders of a bundle; nil for the app's.
    static func of(_ bundle: Bundle?) -> [URL] {
        guard let bundle, bundle != .main else { return app }
        return [bundle.resourceURL ?? bundle.bundleURL]
    }
}
