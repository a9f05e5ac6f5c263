import Foundation

/// A photo or video that the user has chosen, as a file on the server.
///
/// The file is removed when the last copy of the item is released.
public struct PhotosPickerItem: Sendable {
    /// The encoding of a photo that is available in several formats. Browsers choose it.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        /// The format that the browser sends.
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        /// The current format of the photo, if the browser sends it.
        public static let current = EncodingDisambiguationPolicy(name: "current")
        /// The most compatible format, if the browser sends it.
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")

        private let name: String
    }

    let file: ReceivedFile

    /// Always nil, because browsers don't expose the user's photo library.
    public var itemIdentifier: String? { nil }

    /// The type of the file.
    public var supportedContentTypes: [UTType] { [file.contentType] }

    /// Loads the photo or video, off the main actor.
    ///
    /// ```swift
    /// if let data = try await item.loadTransferable(type: Data.self) { … }
    /// ```
    ///
    /// - Returns: The value; nil if the type can't be created from the file's content type.
    /// - Throws: A read error, or an error of the type's transfer representation.
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
