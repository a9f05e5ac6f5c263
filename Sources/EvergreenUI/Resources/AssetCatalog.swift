import EvergreenLogging
import Foundation
import Logging

/// An asset catalog as Xcode writes it: a folder `Name.xcassets`, with a folder for each asset.
struct AssetCatalog {
    let folder: URL

    private static let logger = Logger(leveled: "evergreen.ui")

    /// The catalogs in a folder of resources, in the order of their names.
    static func all(in resources: URL) -> [AssetCatalog] {
        let files = (try? FileManager.default.contentsOfDirectory(at: resources, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }.map(AssetCatalog.init)
    }

    /// What the catalog says of an asset, and the folder with its files; nil if it has none of that name.
    ///
    /// Groups are folders, which count as part of a name only where an app says so. A file that can't be read is logged.
    ///
    /// - Parameter type: The file extension of the asset's folder: `imageset` or `colorset`.
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
                "An asset can't be read: a placeholder is shown.",
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

/// `Contents.json` of an image.
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
    /// Whether they are dark appearance, or none; nil for others, such as that of high contrast.
    var isDark: Bool? {
        guard let self, !self.isEmpty else { return false }
        return self.count == 1 && self[0].appearance == "luminosity" && self[0].value == "dark" ? true : nil
    }
}

/// `Contents.json` of a color.
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
