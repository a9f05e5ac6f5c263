import Foundation
public import OpenCombineShim

/// A document that is read from a file, and written into one: a value.
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
    /// The types of files that a document is read from.
    static var readableContentTypes: [UTType] { get }

    /// The types of files that a document is written into. By default, those that it is read from.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    init(configuration: ReadConfiguration) throws

    /// Writes the document. Called on the main actor.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

    /// What is known of the file that a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What is known of the file that a document is written into.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    /// The types of files that a document is read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is read from a file, and written into one: an object.
public protocol ReferenceFileDocument: ObservableObject {
    /// The state of the document at one moment.
    associatedtype Snapshot

    /// The types of files that a document is read from.
    static var readableContentTypes: [UTType] { get }

    /// The types of files that a document is written into. By default, those that it is read from.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    init(configuration: ReadConfiguration) throws

    /// Takes what is to be written. Called on the main actor.
    func snapshot(contentType: UTType) throws -> Snapshot

    /// Writes what was taken. Called on the main actor.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

    /// What is known of the file that a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What is known of the file that a document is written into.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    /// The types of files that a document is read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What is known of the file that a document is read from.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// What is known of the file that a document is written into.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file as it was before; nil for another one.
    public let existingFile: FileWrapper?
}
