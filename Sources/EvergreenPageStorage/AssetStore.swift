/// Stores the static files of pages for other processes, which may have a different version without them.
///
/// It is independent of versions: the files of one call belong together.
package protocol AssetStore: Sendable {
    /// Adds the files of a process that starts. Keeps the files of the processes that were started last, and removes others.
    ///
    /// - Parameter maximumStarts: The number of starts whose files are kept. Starts with the same files count as one, the last.
    func add(_ assets: [AssetRecord], maximumStarts: Int) async throws

    /// The file at a URL; nil if there is none.
    func asset(at address: String) async throws -> AssetRecord?
}

/// A static file of a page.
package struct AssetRecord: Hashable, Sendable {
    /// The URL of the file, which contains a hash of its contents, so that a file never changes.
    package let address: String
    package let contentType: String
    package let bytes: [UInt8]

    /// Creates a file with its URL.
    package init(address: String, contentType: String, bytes: [UInt8]) {
        self.address = address
        self.contentType = contentType
        self.bytes = bytes
    }
}
