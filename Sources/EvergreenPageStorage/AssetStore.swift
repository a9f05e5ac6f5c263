/// Keeps the files of pages for other processes, which may be of another version and not have them.
///
/// It knows nothing of versions: what was added in one call belongs together.
package protocol AssetStore: Sendable {
    /// Adds the files of a process that starts. Those of the processes that started last are kept, others removed.
    ///
    /// - Parameter mostStarts: Of how many starts files are kept. Starts with the same files count as one, the last.
    func add(_ assets: [AssetRecord], mostStarts: Int) async throws

    /// The file with an address; nil if there is none.
    func asset(at address: String) async throws -> AssetRecord?
}

/// A file of a page.
package struct AssetRecord: Hashable, Sendable {
    /// Where the page finds it. It is named by what it contains, so that a file never changes.
    package let address: String
    package let contentType: String
    package let bytes: [UInt8]

    /// A file with its address.
    package init(address: String, contentType: String, bytes: [UInt8]) {
        self.address = address
        self.contentType = contentType
        self.bytes = bytes
    }
}
