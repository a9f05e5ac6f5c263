import EvergreenConcurrency
import EvergreenDocument
import EvergreenLogging
import Foundation
import Logging

/// The images from data that pages show, as files that browsers load.
///
/// The URL of an image is the SHA-256 hash of its contents: a browser loads it once, and only a client that knows the contents, or a page
/// with the image, knows the URL. The images are not kept here. An image can be loaded while an element of a document, or a value of the
/// app, refers to it.
///
/// The lock guards the state. Contents are hashed without holding it.
enum ShownImages {
    fileprivate struct Entry {
        weak var image: EncodedImage?
        let hash: String
        /// The size of the contents in bytes.
        let count: Int
    }

    fileprivate struct State {
        /// By the identity of an image. An entry without an image is stale, and its key may belong to another image later.
        var entries: [ObjectIdentifier: Entry] = [:]
        /// The keys of equal images.
        var byHash: [String: Set<ObjectIdentifier>] = [:]
        /// The hashes of images with contents of the same size.
        var hashesBySize: [Int: Set<String>] = [:]
        /// The number of entries at which stale ones are removed.
        var limit = 64
    }

    private static let state = Locked(State())
    private static let logger = Logger(leveled: "evergreen.web")

    /// The maximum size of an image.
    static let maximumBytes = 64 << 20
    /// The prefix of the URLs, relative to the app's path.
    static let addressPrefix = "_evergreen/shown/"

    /// Returns the URL of an image, relative to the app; nil if it is too large, which is logged.
    ///
    /// The first call for an image compares its n bytes with those of equal images, which are often made by other pages, or hashes them.
    static func address(of image: EncodedImage) -> String? {
        guard image.contents.count <= maximumBytes else {
            logger.error(
                "An image can't be sent: pages show a placeholder.",
                metadata: ["bytes": "\(image.contents.count)", "maximum": "\(maximumBytes)"]
            )
            return nil
        }
        if let known = state.withLock({ $0.hash(of: image) }) { return address(withHash: known, image.header.format) }
        let equal = state.withLock { $0.images(ofSize: image.contents.count) }.first { $0.image == image }
        let hash = equal?.hash ?? SHA256.hash(image.contents).hexadecimalDigits
        state.withLock { $0.keep(image, hash: hash) }
        return address(withHash: hash, image.header.format)
    }

    private static func address(withHash hash: String, _ format: ImageFormat) -> String {
        "\(addressPrefix)\(hash).\(format.fileExtension)"
    }

    /// Returns the image with the name at the end of a URL; nil if none of that name is shown.
    static func image(named name: String) -> EncodedImage? {
        guard let (hash, fileExtension) = parts(of: name) else { return nil }
        let image = state.withLock { $0.image(withHash: hash) }
        return image?.header.format.fileExtension == fileExtension ? image : nil
    }

    /// Returns whether a name has the form of an image's name.
    static func isName(_ name: String) -> Bool { parts(of: name) != nil }

    private static func parts(of name: String) -> (hash: String, fileExtension: String)? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, isHash(parts[0]) else { return nil }
        let fileExtension = String(parts[1])
        guard ImageFormat.allCases.contains(where: { $0.fileExtension == fileExtension }) else { return nil }
        return (String(parts[0]), fileExtension)
    }

    private static func isHash(_ text: Substring) -> Bool {
        text.utf8.count == 64 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}

extension ShownImages.State {
    /// The hash of a known image.
    func hash(of image: EncodedImage) -> String? {
        guard let entry = entries[ObjectIdentifier(image)], entry.image === image else { return nil }
        return entry.hash
    }

    /// Returns one of the images with a hash.
    func image(withHash hash: String) -> EncodedImage? {
        byHash[hash]?.lazy.compactMap { entries[$0]?.image }.first
    }

    /// Returns the images with contents of this size, one of each hash.
    func images(ofSize count: Int) -> [(image: EncodedImage, hash: String)] {
        hashesBySize[count, default: []].compactMap { hash in image(withHash: hash).map { ($0, hash) } }
    }

    mutating func keep(_ image: EncodedImage, hash: String) {
        let key = ObjectIdentifier(image)
        if let stale = entries[key] { remove(key, stale) }
        entries[key] = ShownImages.Entry(image: image, hash: hash, count: image.contents.count)
        byHash[hash, default: []].insert(key)
        hashesBySize[image.contents.count, default: []].insert(hash)
        guard entries.count > limit else { return }
        for (key, entry) in entries where entry.image == nil { remove(key, entry) }
        // Amortized: as many images are added before the next time as there are now.
        limit = max(64, 2 * entries.count)
    }

    private mutating func remove(_ key: ObjectIdentifier, _ entry: ShownImages.Entry) {
        entries[key] = nil
        byHash[entry.hash]?.remove(key)
        guard byHash[entry.hash]?.isEmpty == true else { return }
        byHash[entry.hash] = nil
        hashesBySize[entry.count]?.remove(entry.hash)
        if hashesBySize[entry.count]?.isEmpty == true { hashesBySize[entry.count] = nil }
    }
}
