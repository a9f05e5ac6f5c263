import EvergreenConcurrency
import EvergreenLogging
import Foundation
import Logging

/// The images among an app's resources, by name. Each is looked for once.
enum NamedImages {
    private struct Key: Hashable {
        let name: String
        let bundle: String?
    }

    private static let logger = Logger(leveled: "evergreen.ui")
    private static let known = Locked<[Key: [BundledImage.File]]>([:])
    /// An app names a few; one that makes up names must not fill the memory.
    private static let mostNames = 5000

    private static let fileExtensions = ["png", "jpg", "jpeg", "svg", "webp", "gif", "avif"]

    /// The files of an image, with the smallest scale first. Empty for an image that is not there, which is logged once.
    static func files(_ name: String, in bundle: Bundle?) -> [BundledImage.File] {
        let key = Key(name: name, bundle: bundle?.bundlePath)
        if let files = known.withLock({ $0[key] }) { return files }
        let files = ResourceName(name).map { find($0, in: ResourceFolders.of(bundle)) } ?? []
        let isNew = known.withLock { known in
            if known.count >= mostNames { known.removeAll() }
            return known.updateValue(files, forKey: key) == nil
        }
        if files.isEmpty, isNew {
            logger.warning(
                "There is no image of that name among the resources: a placeholder is shown. Add a file or an asset catalog to the target's resources in Package.swift.",
                metadata: ["name": "\(name)", "bundle": "\(key.bundle ?? "the app's")"]
            )
        }
        return files
    }

    private static func find(_ name: ResourceName, in folders: [URL]) -> [BundledImage.File] {
        for folder in folders {
            for catalog in AssetCatalog.all(in: folder) {
                let files = find(name, in: catalog)
                if !files.isEmpty { return files }
            }
            let files = plainFiles(name, in: folder)
            if !files.isEmpty { return files }
        }
        return []
    }

    private static func find(_ name: ResourceName, in catalog: AssetCatalog) -> [BundledImage.File] {
        guard let (contents, folder) = catalog.contents(of: name, type: "imageset", as: ImageSetContents.self) else {
            return []
        }
        let files = contents.images.filter { $0.appearances?.isEmpty ?? true }.compactMap { entry in
            entry.filename.flatMap { file(folder.appendingPathComponent($0), scale: scale(entry.scale)) }
        }
        return files.sorted { $0.scale < $1.scale }
    }

    private static func scale(_ text: String?) -> Double {
        guard let text, text.hasSuffix("x"), let scale = Double(text.dropLast()), (0.1...10).contains(scale) else {
            return 1
        }
        return scale
    }

    /// The files `name.png`, `name@2x.png` and `name@3x.png`, of whichever type.
    private static func plainFiles(_ name: ResourceName, in folder: URL) -> [BundledImage.File] {
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

    private static func file(_ url: URL, scale: Double) -> BundledImage.File? {
        FileManager.default.fileExists(atPath: url.path) ? BundledImage.File(path: url.path, scale: scale) : nil
    }
}
