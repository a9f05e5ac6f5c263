import EvergreenLogging
import Foundation
import Logging

/// The fonts among an app's resources, which browsers load when a page uses them, and the stylesheet that declares them.
///
/// A font has the names in its file, as in `Font.custom(_:size:)`: that of its family, from which a text gets the weight it requests, and
/// its own. It also has the name of the file, which is the only name of WOFF files.
struct FontAssets: Sendable {
    /// The fonts in the bundles next to the program, read once, when the first page is sent.
    static let app = FontAssets(files: ResourceBundles.files(withExtensions: contentTypes.keys))

    /// Nil for an app without fonts.
    let stylesheet: Asset?
    private var byPath: [String: Asset] = [:]

    private static let logger = Logger(leveled: "evergreen.web")

    private static let contentTypes = [
        "ttf": "font/ttf", "otf": "font/otf", "woff": "font/woff", "woff2": "font/woff2",
    ]

    /// The maximum size of a file, and of all files together.
    static let maximumBytes = 16 << 20
    static let maximumTotalBytes = 64 << 20

    init(files: [URL]) {
        var rules: [String] = []
        var bytes = 0
        for file in files {
            guard let asset = Self.read(file, room: Self.maximumTotalBytes - bytes) else { continue }
            bytes += asset.bytes.count
            byPath["/" + asset.address] = asset
            rules += Self.rules(of: asset, stem: file.deletingPathExtension().lastPathComponent)
        }
        let css = rules.joined(separator: "\n")
        stylesheet = rules.isEmpty ? nil : Asset("fonts.css", Array(css.utf8), "text/css; charset=utf-8")
        if let stylesheet { byPath["/" + stylesheet.address] = stylesheet }
    }

    /// Returns the file at a request's path.
    func asset(at path: String) -> Asset? { byPath[path] }

    private static func read(_ file: URL, room: Int) -> Asset? {
        let fileExtension = file.pathExtension.lowercased()
        guard let contentType = contentTypes[fileExtension] else { return nil }
        do {
            let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? .max
            guard size <= min(maximumBytes, room) else {
                throw CocoaError(
                    .fileReadTooLarge,
                    userInfo: [
                        NSLocalizedDescriptionKey:
                            "The maximum size of a font is \(maximumBytes) bytes, and of all fonts \(maximumTotalBytes)."
                    ]
                )
            }
            return try Asset("font.\(fileExtension)", [UInt8](Data(contentsOf: file)), contentType)
        } catch {
            logger.error(
                "A font can't be sent: pages use a fallback.",
                metadata: ["file": "\(file.path)", "reason": "\(error)"]
            )
            return nil
        }
    }

    private static func rules(of asset: Asset, stem: String) -> [String] {
        let address = "../\(asset.hash)/font.\(asset.address.split(separator: ".").last ?? "")"
        func rule(_ name: String, _ more: String) -> String {
            "@font-face{font-family:\(CSSText.string(name));src:url(\(address));font-display:swap\(more)}"
        }
        guard let font = FontFile(asset.bytes) else { return [rule(stem, "")] }
        let weights = font.weights
        let weight = weights.count == 1 ? "\(weights.lowerBound)" : "\(weights.lowerBound) \(weights.upperBound)"
        let style = ";font-weight:\(weight);font-style:\(font.isItalic ? "italic" : "normal")"
        let names = (font.names + [stem]).filter { !font.families.contains($0) }
        // By its own name, a font has all available weights.
        return font.families.map { rule($0, style) }
            + Set(names).sorted().map { rule($0, weights.count == 1 ? "" : ";font-weight:\(weight)") }
    }
}
