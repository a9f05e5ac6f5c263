import EvergreenLogging
import Foundation
import Logging

/// An Xcode asset catalog: a folder `Name.xcassets` with a subfolder for each asset.
struct AssetCatalog {
    let folder: URL

    private static let logger = Logger(leveled: "evergreen.ui")

    /// The catalogs in a resource folder, sorted by name.
    static func all(in resources: URL) -> [AssetCatalog] {
        let files = (try? FileManager.default.contentsOfDirectory(at: resources, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }.map(AssetCatalog.init)
    }

    /// Returns the contents description of an asset and its folder; nil if there is no such asset.
    ///
    /// Group folders are part of an asset's name only if the app includes them. Unreadable files are logged.
    ///
    /// - Parameter type: The extension of the asset's folder: `imageset` or `colorset`.
    func contents<Contents: Decodable>(
        of name: ResourceName,
        type: String,
        as contents: Contents.Type
    ) -> (contents: Contents, folder: URL)? {
        guard let folder = assetFolder("\(name.path).\(type)") else { return nil }
        let file = folder.appendingPathComponent("Contents.json")
        do {
            return (try JSONDecoder().decode(contents, from: Data(contentsOf: file)), folder)
        } catch {
            Self.logger.error(
                "Reading an asset failed. A placeholder is shown.",
                metadata: ["file": "\(file.path)", "reason": "\(error)"]
            )
            return nil
        }
    }

    private func assetFolder(_ path: String) -> URL? {
        let direct = folder.appendingPathComponent(path)
        if FileManager.default.fileExists(atPath: direct.path) { return direct }
        guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
            return nil
        }
        for case let file as URL in files where file.path.hasSuffix("/" + path) { return file }
        return nil
    }
}

/// The `Contents.json` of an image set.
struct ImageSetContents: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {
            let appearance: String
            let value: String
        }

        let filename: String?
        let scale: String?
        let appearances: [Appearance]?
    }

    struct Properties: Decodable {
        let intent: String?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
        }
    }

    let images: [Entry]
    let properties: Properties?
}

extension [ImageSetContents.Entry.Appearance]? {
    /// Whether the appearance is dark; nil for other appearances, such as high contrast.
    var isDark: Bool? {
        guard let self, !self.isEmpty else { return false }
        return self.count == 1 && self[0].appearance == "luminosity" && self[0].value == "dark" ? true : nil
    }
}

/// The `Contents.json` of a color set.
struct ColorSetContents: Decodable {
    struct Entry: Decodable {
        struct Color: Decodable {
            let components: [String: String]?
            let reference: String?
        }

        let color: Color?
        let appearances: [ImageSetContents.Entry.Appearance]?
    }

    let colors: [Entry]
}
