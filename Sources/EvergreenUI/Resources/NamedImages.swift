import Foundation

/// The files of a named image, with the settings of its asset catalog.
struct NamedImage: Hashable, Sendable {
    /// The files for light appearance, ordered by scale. Not empty.
    var files: [HostedImage.File]
    /// The files for dark appearance; empty if they are the same.
    var darkFiles: [HostedImage.File] = []
    /// Whether it is drawn in the foreground color.
    var isTemplate = false

    /// The image in light appearance.
    func hosted(label: String?) -> HostedImage { HostedImage(label: label, files: files, isTemplate: isTemplate) }
}

/// The named images in an app's resources.
enum NamedImages {
    private static let all = NamedResources(
        warning:
            "The resources contain no image with that name. A placeholder is shown. Add a file or an asset catalog to the target's resources in Package.swift.",
        find: find
    )

    private static let fileExtensions = ["png", "jpg", "jpeg", "svg", "webp", "gif", "avif"]

    /// Returns an image; nil for a missing one, which is logged once.
    static func image(_ name: String, in bundle: Bundle?) -> NamedImage? { all.value(name, in: bundle) }

    @Sendable private static func find(_ name: ResourceName, in folders: [URL]) -> NamedImage? {
        for folder in folders {
            for catalog in AssetCatalog.all(in: folder) {
                if let image = find(name, in: catalog) { return image }
            }
            let files = plainFiles(name, in: folder)
            if !files.isEmpty { return NamedImage(files: files) }
        }
        return nil
    }

    private static func find(_ name: ResourceName, in catalog: AssetCatalog) -> NamedImage? {
        guard let (contents, folder) = catalog.contents(of: name, type: "imageset", as: ImageSetContents.self) else {
            return nil
        }
        func files(dark: Bool) -> [HostedImage.File] {
            contents.images.filter { $0.appearances.isDark == dark }
                .compactMap { entry in
                    entry.filename.flatMap { file(folder.appendingPathComponent($0), scale: scale(entry.scale)) }
                }
                .sorted { $0.scale < $1.scale }
        }
        let (light, dark) = (files(dark: false), files(dark: true))
        guard !light.isEmpty || !dark.isEmpty else { return nil }
        return NamedImage(
            files: light.isEmpty ? dark : light,
            darkFiles: light.isEmpty ? [] : dark,
            isTemplate: contents.properties?.intent == "template"
        )
    }

    private static func scale(_ text: String?) -> Double {
        guard let text, text.hasSuffix("x"), let scale = Double(text.dropLast()), (0.1...10).contains(scale) else {
            return 1
        }
        return scale
    }

    /// The files `name.png`, `name@2x.png` and `name@3x.png`, with any supported extension.
    private static func plainFiles(_ name: ResourceName, in folder: URL) -> [HostedImage.File] {
        let url = folder.appendingPathComponent(name.path)
        let isWhole = fileExtensions.contains(url.pathExtension.lowercased())
        let stem = isWhole ? url.deletingPathExtension() : url
        return (1...3).compactMap { scale in
            let suffix = scale == 1 ? "" : "@\(scale)x"
            return (isWhole ? [url.pathExtension] : fileExtensions).lazy.compactMap { fileExtension in
                file(URL(fileURLWithPath: "\(stem.path)\(suffix).\(fileExtension)"), scale: Double(scale))
            }
            .first
        }
    }

    private static func file(_ url: URL, scale: Double) -> HostedImage.File? {
        FileManager.default.fileExists(atPath: url.path) ? HostedImage.File(path: url.path, scale: scale) : nil
    }
}
