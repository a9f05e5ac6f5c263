import EvergreenLogging
public import Foundation
import Logging

extension NSItemProvider {
    /// The domain of the errors of item providers.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The codes of the errors of item providers.
    public enum ErrorCode: Int, Sendable {
        /// Anything else.
        case unknownError = -1
        /// There is no representation of the type, or it could not be loaded.
        case itemUnavailableError = -1000
        /// The item is of a type that was not expected.
        case unexpectedValueClassError = -1100
        /// An object can't be made of any of the types.
        case unavailableCoercionError = -1200
    }

    // MARK: - Data and files

    /// Loads data of a type, or of one that conforms to it.
    ///
    /// - Parameters:
    ///   - contentType: The type.
    ///   - completionHandler: Called once, off the main actor, with the data or an error.
    /// - Returns: A progress with which it can be cancelled.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        load(completionHandler) { try await self.content(of: contentType).data }
    }

    /// Loads data of a type: see ``loadDataRepresentation(for:completionHandler:)``.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(for: UTType(importedAs: typeIdentifier), completionHandler: completionHandler)
    }

    /// Loads a file of a type, or of one that conforms to it.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the type.
    ///   - completionHandler: Called once, off the main actor, with a copy of the file, which is deleted when the
    ///     handler returns; or with an error.
    /// - Returns: A progress with which it can be cancelled.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(for: UTType(importedAs: typeIdentifier)) { url, _, error in
            completionHandler(url, error)
        }
    }

    /// Loads a file of a type: see ``loadFileRepresentation(forTypeIdentifier:completionHandler:)``.
    ///
    /// - Parameters:
    ///   - contentType: The type.
    ///   - openInPlace: Whether the file itself is asked for. It is a copy all the same.
    ///   - completionHandler: Called once, with a copy of the file, with whether it is the file itself, which it never is, and
    ///     with an error.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType,
        openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        load { (file: TemporaryCopy?, error) in
            completionHandler(file?.url, false, error)
            file?.delete()
        } operation: {
            let type = self.representation(conformingTo: contentType)?.type ?? contentType
            return try TemporaryCopy(of: try await self.content(of: contentType), type: type, name: self.suggestedName)
        }
    }

    // MARK: - Objects and values

    /// Whether an object of a class can be made of one of the representations.
    public func canLoadObject<T: NSItemProviderReading>(ofClass aClass: T.Type) -> Bool { source(of: aClass) != nil }

    /// Makes an object of the first of the types that the class reads.
    ///
    /// ```swift
    /// provider.loadObject(ofClass: String.self) { text, _ in … }
    /// ```
    ///
    /// - Parameters:
    ///   - aClass: The class of the object.
    ///   - completionHandler: Called once, off the main actor, with the object or an error.
    /// - Returns: A progress with which it can be cancelled.
    @discardableResult
    public func loadObject<T: NSItemProviderReading>(
        ofClass aClass: T.Type,
        completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        load(completionHandler) {
            guard let (representation, identifier) = self.source(of: aClass) else {
                throw Self.error(.unavailableCoercionError, "There is nothing of which \(aClass) can be made.")
            }
            return try T.object(withItemProviderData: await representation.load().data, typeIdentifier: identifier)
        }
    }

    private func source<T: NSItemProviderReading>(of aClass: T.Type) -> (ItemRepresentation, String)? {
        for identifier in aClass.readableTypeIdentifiersForItemProvider {
            let type = UTType(importedAs: identifier)
            if let found = representation(conformingTo: type) { return (found, found.type.identifier) }
        }
        return nil
    }

    /// Loads what there is of a type: the value that was registered, the URL of a file, or data.
    ///
    /// The URL of what is dragged, as `public.file-url` or `public.url`, comes as data: `URL(dataRepresentation:relativeTo:)`
    /// reads it.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type, or one that the representation conforms to.
    ///   - options: There are none that a server knows.
    ///   - completionHandler: Called once, off the main actor, with the value or an error.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any Sendable)?, (any Error)?) -> Void)? = nil
    ) {
        load({ completionHandler?($0, $1) }) {
            try await self.content(of: UTType(importedAs: typeIdentifier)).item
        }
    }

    /// Loads what there is of a type: see ``loadItem(forTypeIdentifier:options:completionHandler:)``.
    ///
    /// - Throws: An error if there is none of the type, or that of loading it.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil
    ) async throws -> any Sendable {
        try await content(of: UTType(importedAs: typeIdentifier)).item
    }

    /// Loads a value: the one that was registered, or one that is made of the first representation that its type reads.
    ///
    /// - Parameters:
    ///   - transferableType: The type of the value.
    ///   - completionHandler: Called once, off the main actor.
    /// - Returns: A progress with which it can be cancelled.
    @discardableResult
    public func loadTransferable<T: Transferable & Sendable>(
        type transferableType: T.Type,
        completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        load { (value: T?, error) in
            completionHandler(value.map { .success($0) } ?? .failure(error ?? Self.error(.unknownError, "No value.")))
        } operation: {
            guard let value = try await self.value(as: transferableType) else {
                throw Self.error(
                    .unavailableCoercionError,
                    "There is nothing of which \(transferableType) can be made."
                )
            }
            return value
        }
    }

    /// The value as one of a type; nil if there is no way to make one.
    ///
    /// - Throws: The error of a representation.
    func value<T: Transferable & Sendable>(as type: T.Type) async throws -> T? {
        if let value = self.value as? T { return value }
        for representation in representations where T.importedTypes.contains(where: representation.type.conforms) {
            let content = try await representation.load()
            if case .file(let url) = content, let url = url as? T { return url }
            return try await T.imported(from: content.data, of: representation.type)
        }
        return nil
    }

    // MARK: - Loading

    private func content(of type: UTType) async throws -> ItemRepresentation.Content {
        guard let representation = representation(conformingTo: type) else { throw Self.unavailable(type) }
        return try await representation.load()
    }

    @discardableResult
    private func load<Value>(
        _ finish: @escaping @Sendable (sending Value?, (any Error)?) -> Void,
        operation: @escaping @Sendable () async throws -> sending Value
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        // A progress may be used on any thread.
        nonisolated(unsafe) let shared = progress
        let task = Task.detached {
            do {
                let value = try await operation()
                shared.completedUnitCount = 1
                finish(value, nil)
            } catch {
                finish(nil, error)
            }
        }
        progress.cancellationHandler = { task.cancel() }
        return progress
    }

    static func unavailable(_ type: UTType) -> any Error {
        error(.itemUnavailableError, "There is no data of type \(type.identifier).")
    }

    fileprivate static func error(_ code: ErrorCode, _ description: String) -> any Error {
        NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: description])
    }
}

/// A file of what was loaded, in a folder of its own among the temporary files.
private struct TemporaryCopy: Sendable {
    private static let logger = Logger(leveled: "evergreen.ui")

    let url: URL
    private let folder: URL

    init(of content: ItemRepresentation.Content, type: UTType, name: String?) throws {
        let manager = FileManager.default
        folder = manager.temporaryDirectory.appending(path: "evergreen-item-\(UUID().uuidString)")
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        if case .file(let file) = content {
            url = folder.appending(path: file.lastPathComponent)
            try manager.copyItem(at: file, to: url)
        } else {
            let base = FileName.safe(name ?? "item")
            url = folder.appending(path: type.preferredFilenameExtension.map { "\(base).\($0)" } ?? base)
            try content.data.write(to: url)
        }
    }

    func delete() {
        do {
            try FileManager.default.removeItem(at: folder)
        } catch CocoaError.fileNoSuchFile {
            // The handler has moved it.
        } catch {
            Self.logger.notice(
                "A temporary file could not be deleted.",
                metadata: ["file": "\(url.path)", "reason": "\(error.localizedDescription)"]
            )
        }
    }
}
