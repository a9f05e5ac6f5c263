import Foundation

/// The folders with the resources of the app.
enum ResourceFolders {
    /// That of the main bundle, and that of the package's target with the name of the executable: SwiftPM makes the bundle
    /// `<package>_<target>.resources`, and puts it beside the executable.
    static let app: [URL] = {
        let main = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        guard let executable = Bundle.main.executableURL else { return [main] }
        let suffix = "_\(executable.lastPathComponent).resources"
        let beside = executable.resolvingSymlinksInPath().deletingLastPathComponent()
        let files = (try? FileManager.default.contentsOfDirectory(at: beside, includingPropertiesForKeys: nil)) ?? []
        return [main] + files.filter { $0.lastPathComponent.hasSuffix(suffix) }.sorted { $0.path < $1.path }
    }()

    /// Those of a bundle; of the app, if there is none.
    static func of(_ bundle: Bundle?) -> [URL] {
        guard let bundle, bundle != .main else { return app }
        return [bundle.resourceURL ?? bundle.bundleURL]
    }
}
