public import Foundation
import Synchronization

extension NSItemProvider {
    /// Creates a provider of an object, such as `NSString(string: title)`. See ``registerObject(_:visibility:)``.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of a plain value: a `String`, a `URL`, `Data`, or one of their class counterparts.
    ///
    /// - Parameters:
    ///   - item: The value, or nil for an empty provider.
    ///   - typeIdentifier: The type of the data, or nil for that of the value.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        let (value, type): (any Sendable, UTType)
        let data: Data
        switch item {
        case let text as String: (value, type, data) = (text, .utf8PlainText, Data(text.utf8))
        case let url as URL: (value, type, data) = (url, url.isFileURL ? .fileURL : .url, url.dataRepresentation)
        case let bytes as Data: (value, type, data) = (bytes, .data, bytes)
        default: return
        }
        add(ItemRepresentation(type: typeIdentifier.map { UTType(importedAs: $0) } ?? type) { .item(value, data) })
    }

    /// Creates a provider of a file of the server and its URL. Nil if the file does not exist.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        register(fileURL, of: UTType(filenameExtension: fileURL.pathExtension) ?? .data)
    }

    /// Registers a file and its URL.
    ///
    /// - Parameter owner: Retained by the provider. It may remove the file when it is released.
    func register(_ file: URL, of type: UTType, owner: (any AnyObject & Sendable)? = nil) {
        suggestedName = file.deletingPathExtension().lastPathComponent
        add(ItemRepresentation(type: type) { withExtendedLifetime(owner) { .file(file) } })
        add(ItemRepresentation(type: .fileURL) { .data(file.dataRepresentation) })
    }

    /// Registers data of a type, loaded on demand.
    ///
    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - visibility: The processes that may load the data.
    ///   - loadHandler: Calls its argument once with the data or an error. Further calls are ignored. The returned progress is cancelled
    ///     with the load operation.
    public func registerDataRepresentation(
        for contentType: UTType,
        visibility: RepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(
            ItemRepresentation(type: contentType) {
                .data(try await Self.result(of: contentType) { loadHandler($0) })
            }
        )
    }

    /// Registers data of a type. See ``registerDataRepresentation(for:visibility:loadHandler:)``.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: RepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            for: UTType(importedAs: typeIdentifier),
            visibility: visibility,
            loadHandler: loadHandler
        )
    }

    /// Registers a file of a type, created on demand.
    ///
    /// - Parameters:
    ///   - contentType: The type of the file.
    ///   - visibility: The processes that may load the file.
    ///   - openInPlace: Whether the file may be opened in place. A copy is provided regardless.
    ///   - loadHandler: Calls its argument with the file, whether it may be opened in place, and an error.
    public func registerFileRepresentation(
        for contentType: UTType,
        visibility: RepresentationVisibility = .all,
        openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        add(
            ItemRepresentation(type: contentType) {
                .file(
                    try await Self.result(of: contentType) { finish in
                        loadHandler { url, _, error in finish(url, error) }
                    }
                )
            }
        )
    }

    /// Registers a file of a type. See ``registerFileRepresentation(for:visibility:openInPlace:loadHandler:)``.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        fileOptions: FileOptions = [],
        visibility: RepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            for: UTType(importedAs: typeIdentifier),
            visibility: visibility,
            loadHandler: loadHandler
        )
    }

    /// Registers all types of data that an object can be written as.
    ///
    /// - Parameters:
    ///   - object: The object. It must not be mutated afterwards, because its data may be written on any thread.
    ///   - visibility: The processes that may load the data.
    public func registerObject(_ object: any NSItemProviderWriting, visibility: RepresentationVisibility) {
        // The caller must not mutate the object afterwards, see the parameter's documentation.
        nonisolated(unsafe) let object = object
        for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { finish in
                object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: finish)
            }
        }
    }

    /// Registers all types of data that objects of a class can be written as. The object is created on demand.
    public func registerObject<T: NSItemProviderWriting & Sendable>(
        ofClass aClass: T.Type,
        visibility: RepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
    ) {
        for identifier in aClass.writableTypeIdentifiersForItemProvider {
            let type = UTType(importedAs: identifier)
            add(
                ItemRepresentation(type: type) {
                    let object = try await Self.result(of: type) { loadHandler($0) }
                    return .data(
                        try await Self.result(of: type) { finish in
                            object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: finish)
                        }
                    )
                }
            )
        }
    }

    /// Registers all types of data that a value exports, and the value itself, which `loadTransferable` returns for its own type.
    public func register<T: Transferable & Sendable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        register(value: transferable())
    }

    func register<T: Transferable & Sendable>(value: T) {
        self.value = value
        for route in T.transferRoutes {
            guard let export = route.export else { continue }
            if suggestedName == nil { suggestedName = route.fileName?(value) }
            add(ItemRepresentation(type: route.contentType) { .data(try await export(value)) })
        }
    }

    /// Awaits the result of a load handler.
    private static func result<Value: Sendable>(
        of type: UTType,
        load: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Progress?
    ) async throws -> Value {
        let callback = Callback<Value>()
        let progress = load { value, error in
            callback.finish(value.map { .success($0) } ?? .failure(error ?? unavailable(type)))
        }
        return try await withTaskCancellationHandler {
            try await callback.value
        } onCancel: {
            progress?.cancel()
            callback.finish(.failure(CancellationError()))
        }
    }
}

/// The first result of a completion handler. It may be awaited before or after the handler is called.
private final class Callback<Value: Sendable>: Sendable {
    private enum State {
        case pending
        case awaited(CheckedContinuation<Value, any Error>)
        case done(Result<Value, any Error>)
    }

    private let state = Mutex(State.pending)

    func finish(_ result: Result<Value, any Error>) {
        let continuation = state.withLock { state -> CheckedContinuation<Value, any Error>? in
            switch state {
            case .pending: state = .done(result)
            case .awaited(let continuation):
                state = .done(result)
                return continuation
            case .done: break
            }
            return nil
        }
        continuation?.resume(with: result)
    }

    /// Must be awaited only once.
    var value: Value {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                let result = state.withLock { state -> Result<Value, any Error>? in
                    if case .done(let result) = state { return result }
                    state = .awaited(continuation)
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        }
    }
}
