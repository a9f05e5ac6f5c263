import Foundation
public import OpenCombineShim

/// A value-type document that is read from and written to a file.
///
/// ```swift
/// struct TextFile: FileDocument {
///     static let readableContentTypes: [UTType] = [.plainText]
///     var text = ""
///
///     init(configuration: ReadConfiguration) throws {
///         text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///     }
///
///     func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///         FileWrapper(regularFileWithContents: Data(text.utf8))
///     }
/// }
/// ```
public protocol FileDocument {
    /// The content types that the document can be read from.
    static var readableContentTypes: [UTType] { get }

    /// The content types that the document can be written to. By default, the readable types.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document from a file.
    init(configuration: ReadConfiguration) throws

    /// Returns the document as a file. Called on the main actor.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

    /// The file that a document is read from, and its type.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The file type that a document is written to, and the existing file.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    /// The content types that the document can be written to: the readable types.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A reference-type document that is read from and written to a file.
public protocol ReferenceFileDocument: ObservableObject {
    /// A snapshot of the document's state.
    associatedtype Snapshot

    /// The content types that the document can be read from.
    static var readableContentTypes: [UTType] { get }

    /// The content types that the document can be written to. By default, the readable types.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document from a file.
    init(configuration: ReadConfiguration) throws

    /// Returns a snapshot of the document for writing. Called on the main actor.
    func snapshot(contentType: UTType) throws -> Snapshot

    /// Returns a snapshot as a file. Called on the main actor.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

    /// The file that a document is read from, and its type.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The file type that a document is written to, and the existing file.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    /// The content types that the document can be written to: the readable types.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from, and its type.
public struct FileDocumentReadConfiguration {
    /// The content type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// The file type that a document is written to, and the existing file.
public struct FileDocumentWriteConfiguration {
    /// The content type of the file.
    public let contentType: UTType
    /// The existing file, or nil for a new one.
    public let existingFile: FileWrapper?
}
