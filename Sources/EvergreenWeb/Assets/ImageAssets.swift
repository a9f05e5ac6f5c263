import EvergreenConcurrency
import EvergreenLogging
import Foundation
import Logging

/// The images of an app that its pages show, as files that browsers load.
///
/// A file is read and cached when a page first shows it. Its URL contains the hash of its contents. If a process gets a request for an
/// image that it has not shown, it searches the resources next to the program once, because another process may have sent the page.
///
/// The lock guards the state. Files are read without holding it, so concurrent requests for the same file may read it twice.
enum ImageAssets {
    fileprivate struct State {
        /// By the path of the file; nil for one that can't be read.
        var byFile: [String: Asset?] = [:]
        /// By the path of a request.
        var byPath: [String: Asset] = [:]
        var bytes = 0
        var isSearched = false
    }

    private static let state = Locked(State())
    fileprivate static let logger = Logger(leveled: "evergreen.web")

    /// The maximum size of a file, and of all cached files together.
    static let maximumBytes = 16 << 20
    static let maximumTotalBytes = 256 << 20

    fileprivate static let contentTypes = [
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "svg": "image/svg+xml", "webp": "image/webp",
        "gif": "image/gif", "avif": "image/avif",
    ]

    /// Returns the URL of an image, relative to the app; nil if it can't be sent, which is logged.
    static func address(ofFile path: String) -> String? { asset(ofFile: path)?.address }

    private static func asset(ofFile path: String) -> Asset? {
        if let known = state.withLock({ $0.byFile[path] }) { return known }
        let asset = read(path)
        return state.withLock { $0.keep(asset, ofFile: path) }
    }

    /// Returns the image at a request's path.
    static func asset(at path: String) -> Asset? {
        guard Asset.parts(ofPath: path)?.name.hasPrefix("image.") == true else { return nil }
        let (known, isSearched) = state.withLock { ($0.byPath[path], $0.isSearched) }
        if known != nil || isSearched { return known }
        search()
        return state.withLock { state in
            state.isSearched = true
            return state.byPath[path]
        }
    }
}

extension ImageAssets.State {
    /// Caches the contents of a file, unless they are already cached or exceed the limit.
    fileprivate mutating func keep(_ asset: Asset?, ofFile path: String) -> Asset? {
        if let known = byFile[path] { return known }
        var asset = asset
        if let size = asset?.bytes.count, bytes + size > ImageAssets.maximumTotalBytes {
            ImageAssets.report(path, ImageAssets.Fault.tooMany)
            asset = nil
        }
        byFile[path] = .some(asset)
        guard let asset else { return nil }
        bytes += asset.bytes.count
        byPath["/" + asset.address] = asset
        return asset
    }
}

extension ImageAssets {
    private static func read(_ path: String) -> Asset? {
        let file = URL(fileURLWithPath: path)
        let fileExtension = file.pathExtension.lowercased()
        do {
            guard let contentType = contentTypes[fileExtension] else { throw Fault.unknownType }
            let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? .max
            guard size <= maximumBytes else { throw Fault.tooLarge(size) }
            let contents = try [UInt8](Data(contentsOf: file))
            return Asset("image.\(fileExtension)", contents, contentType)
        } catch {
            report(path, error)
            return nil
        }
    }

    fileprivate static func report(_ path: String, _ error: any Error) {
        logger.error(
            "An image can't be sent: pages show a placeholder.",
            metadata: ["file": "\(path)", "reason": "\(error)"]
        )
    }

    fileprivate enum Fault: Error, CustomStringConvertible {
        case unknownType
        case tooLarge(Int)
        case tooMany

        var description: String {
            switch self {
            case .unknownType: "Not a PNG, JPEG, SVG, WebP, GIF or AVIF file."
            case .tooLarge(let size): "It has \(size) bytes; the maximum is \(ImageAssets.maximumBytes)."
            case .tooMany: "All images together exceed \(ImageAssets.maximumTotalBytes) bytes."
            }
        }
    }

    /// Reads the images in the bundles next to the program.
    private static func search() {
        for file in ResourceBundles.files(withExtensions: contentTypes.keys) { _ = asset(ofFile: file.path) }
    }
}
