import Foundation

/// A photo or a video that the user has chosen, as a file of the server.
///
/// The file is removed once the last copy of the item is gone.
public struct PhotosPickerItem: Sendable {
    /// How a photo is encoded that the user's device has in several formats. Browsers decide.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        /// The format that the browser sends.
        public static let automatic = EncodingDisambiguationPolicy()
    }

    let file: ReceivedFile

    /// Always nil: browsers tell nothing of the user's library.
    public var itemIdentifier: String? { nil }

    /// The type of the file.
    public var supportedContentTypes: [UTType] { [file.contentType] }

    /// Reads the photo or the video, off the main actor.
    ///
    /// ```swift
    /// if let data = try await item.loadTransferable(type: Data.self) { … }
    /// ```
    ///
    /// - Returns: The value; nil if the file is of a type that does not become one.
    /// - Throws: The error of reading, or of the type's representation.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        try await T.imported(from: contents(), of: file.contentType)
    }

    @concurrent
    private func contents() async throws -> Data { try Data(contentsOf: file.url) }
}

extension PhotosPickerItem: Hashable {
    public static func == (lhs: PhotosPickerItem, rhs: PhotosPickerItem) -> Bool { lhs.file === rhs.file }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(file)) }
}
