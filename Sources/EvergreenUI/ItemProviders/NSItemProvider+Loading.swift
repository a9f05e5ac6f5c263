import EvergreenLogging
public import Foundation
import Logging

extension NSItemProvider {
    /// The error domain of item providers.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The error codes of item providers.
    public enum ErrorCode: Int, Sendable {
        /// An unknown error.
        case unknownError = -1
        /// There is no representation of the type, or loading it failed.
        case itemUnavailableError = -1000
        /// The item has an unexpected type.
        case unexpectedValueClassError = -1100
        /// No representation can be converted to the object's class.
        case unavailableCoercionError = -1200
    }

    // MARK: - Data and files

    /// Loads data of a type, or of a type that conforms to it.
    ///
    /// - Parameters:
    ///   - contentType: The type.
    ///   - completionHandler: Called once, off the main actor, with the data or an error.
    /// - Returns: A progress for cancelling the operation.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        load(completionHandler) { try await self.content(of: contentType).data }
    }

    /// Loads data of a type. See ``loadDataRepresentation(for:completionHandler:)``.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(for: UTType(importedAs: typeIdentifier), completionHandler: completionHandler)
    }

    /// Loads a file of a type, or of a type that conforms to it.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the type.
    ///   - completionHandler: Called once, off the main actor, with a copy of the file, which is deleted when the handler returns, or with
    ///     an error.
    /// - Returns: A progress for cancelling the operation.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(for: UTType(importedAs: typeIdentifier)) { url, _, error in
            completionHandler(url, error)
        }
    }

    /// Loads a file of a type. See ``loadFileRepresentation(forTypeIdentifier:completionHandler:)``.
    ///
    /// - Parameters:
    ///   - contentType: The type.
    ///   - openInPlace: Whether to open the file in place. A copy is provided regardless.
    ///   - completionHandler: Called once, with a copy of the file, whether the file was opened in place, which is always false, and an
    ///     error.
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

    /// Whether one of the representations can be converted to an object of a class.
    public func canLoadObject<T: NSItemProviderReading>(ofClass aClass: T.Type) -> Bool { source(of: aClass) != nil }

    /// Loads an object from the first representation that the class can read.
    ///
    /// ```swift
    /// provider.loadObject(ofClass: String.self) { text, _ in … }
    /// ```
    ///
    /// - Parameters:
    ///   - aClass: The class of the object.
    ///   - completionHandler: Called once, off the main actor, with the object or an error.
    /// - Returns: A progress for cancelling the operation.
    @discardableResult
    public func loadObject<T: NSItemProviderReading>(
        ofClass aClass: T.Type,
        completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        load(completionHandler) {
            guard let (representation, identifier) = self.source(of: aClass) else {
                throw Self.error(.unavailableCoercionError, "No representation can be converted to \(aClass).")
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

    /// Loads an item of a type: the registered value, the URL of a file, or data.
    ///
    /// Dragged URLs of the types `public.file-url` and `public.url` are loaded as data: decode them with
    /// `URL(dataRepresentation:relativeTo:)`.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type, or one that the representation conforms to.
    ///   - options: Ignored on a server.
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

    /// Loads an item of a type. See ``loadItem(forTypeIdentifier:options:completionHandler:)``.
    ///
    /// - Throws: An error if there is no item of the type, or if loading fails.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil
    ) async throws -> any Sendable {
        try await content(of: UTType(importedAs: typeIdentifier)).item
    }

    /// Loads a value: the registered one, or one imported from the first representation that its type can read.
    ///
    /// - Parameters:
    ///   - transferableType: The type of the value.
    ///   - completionHandler: Called once, off the main actor.
    /// - Returns: A progress for cancelling the operation.
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
                    "No representation can be converted to \(transferableType)."
                )
            }
            return value
        }
    }

    /// The value converted to a type, or nil if no conversion exists.
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
        let task = Task.detached {
            do {
                let value = try await operation()
                progress.completedUnitCount = 1
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

/// A copy of the loaded content in a temporary directory of its own.
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
            // The handler has moved the file.
        } catch {
            Self.logger.notice(
                "A temporary file could not be deleted.",
                metadata: ["file": "\(url.path)", "reason": "\(error.localizedDescription)"]
            )
        }
    }
}
