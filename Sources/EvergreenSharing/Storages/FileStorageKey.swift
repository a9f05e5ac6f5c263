import EvergreenConcurrency
import EvergreenDependencies
import Foundation

extension SharedReaderKey {
    /// A value in a file, as JSON.
    ///
    /// ```swift
    /// @Shared(.fileStorage(.documentsDirectory.appending(path: "todos.json"))) var todos: [Todo] = []
    /// ```
    ///
    /// - Parameters:
    ///   - url: The file. Neither it nor its folder need exist.
    ///   - decoder: Decodes the file.
    ///   - encoder: Encodes the value.
    /// - Returns: The key.
    public static func fileStorage<Value: Codable>(
        _ url: URL,
        decoder: JSONDecoder = JSONDecoder(),
        encoder: JSONEncoder = JSONEncoder()
    ) -> Self where Self == FileStorageKey<Value> {
        FileStorageKey(
            url,
            decode: { try decoder.decode(Value.self, from: $0) },
            encode: { try encoder.encode($0) }
        )
    }

    /// A value in a file, in a custom format.
    ///
    /// - Parameters:
    ///   - url: The file. Neither it nor its folder need exist.
    ///   - decode: Decodes the file's data. Called on any thread.
    ///   - encode: Encodes the value. Called on any thread.
    /// - Returns: The key.
    public static func fileStorage<Value>(
        _ url: URL,
        decode: @escaping @Sendable (Data) throws -> Value,
        encode: @escaping @Sendable (Value) throws -> Data
    ) -> Self where Self == FileStorageKey<Value> {
        FileStorageKey(url, decode: decode, encode: encode)
    }
}

/// A value in a file: ``SharedReaderKey/fileStorage(_:decoder:encoder:)``.
///
/// - The file is read when the value is first shared, on the sharing thread. If it is missing or empty, the default value is used.
/// - Changes are written within 0.2 seconds, coalesced, and at the end of the process. The file is replaced atomically. ``Shared/save()``
///   writes immediately.
/// - Writes by other programs are observed, unless a change is pending, which then replaces them. If the file is removed, the value is
///   reset to the default one.
/// - A file that can't be read or decoded leaves the value unchanged, and sets ``Shared/loadError``. Before it is replaced, it is copied to
///   the same folder, with `.unreadable` in its name.
///
/// The files are stored in ``EvergreenDependencies/DependencyValues/defaultFileStorage``: in tests and previews, in memory.
///
/// It is shared by the whole app: on a server, by all users.
public struct FileStorageKey<Value: Sendable>: SharedKey {
    private let url: URL
    private let storage: FileStorage
    private let decode: @Sendable (Data) throws -> Value
    private let encode: @Sendable (Value) throws -> Data

    init(
        _ url: URL,
        decode: @escaping @Sendable (Data) throws -> Value,
        encode: @escaping @Sendable (Value) throws -> Data
    ) {
        self.url = url.standardizedFileURL
        storage = Dependency(\.defaultFileStorage).wrappedValue
        self.decode = decode
        self.encode = encode
    }

    /// The file and the storage.
    public var id: FileStorageKeyID { FileStorageKeyID(url: url, storage: storage) }

    /// Reads and decodes the file, after pending changes were written.
    public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
        storage.store.flush(url)
        continuation.resume(with: Result { try storage.store.read(url).flatMap { try value(of: $0) } })
    }

    /// Nil for an empty file.
    private func value(of data: Data) throws -> Value? {
        guard !data.isEmpty else { return nil }
        do {
            return try decode(data)
        } catch {
            storage.store.markUnreadable(url)
            throw FileStorageError("can't be decoded", url, error)
        }
    }

    /// Yields changes by other programs.
    public func subscribe(
        context: LoadContext<Value>,
        subscriber: SharedSubscriber<Value>
    ) -> SharedSubscription {
        storage.store.follow(url, owner: KeyOwner.current) { data in
            subscriber.yield(with: Result { try data.get().flatMap { try value(of: $0) } })
        }
    }

    /// Writes the value.
    public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
        storage.store.write(
            FileStore.Write(
                encode: { [encode] in try encode(value) },
                owner: KeyOwner.current,
                continuations: [continuation]
            ),
            to: url,
            isUrgent: context == .userInitiated
        )
    }
}

/// The identity of a key: its file and storage, regardless of the type of the value.
public struct FileStorageKeyID: Hashable {
    let url: URL
    let storage: FileStorage
}

extension FileStorageKey: CustomStringConvertible {
    /// The key in source form.
    public var description: String { ".fileStorage(\(url.path))" }
}

/// The storage of ``FileStorageKey`` files.
public struct FileStorage: Hashable, Sendable {
    let store: FileStore

    /// The file system.
    public static let fileSystem = FileStorage(store: .disk)

    /// An empty in-memory storage. Each call creates another one.
    public static var inMemory: FileStorage { inMemory(files: [:]) }

    /// Creates an in-memory storage.
    ///
    /// - Parameter files: The initial files.
    /// - Returns: A storage.
    public static func inMemory(files: [URL: Data]) -> FileStorage {
        FileStorage(store: FileStore(FilesInMemory(files), delay: nil))
    }

    /// Returns the contents of a file, after pending changes were written: for tests.
    ///
    /// - Parameter url: The file.
    /// - Returns: The contents; nil if there is no file.
    /// - Throws: ``FileStorageError`` if it can't be read.
    public func contents(of url: URL) throws -> Data? {
        store.flush(url.standardizedFileURL)
        return try store.read(url.standardizedFileURL)
    }

    /// Writes a file like another program: for tests.
    ///
    /// - Parameters:
    ///   - data: The contents.
    ///   - url: The file.
    /// - Throws: ``FileStorageError`` if it can't be written.
    public func write(_ data: Data, to url: URL) throws {
        try store.writeExternally(data, to: url.standardizedFileURL)
    }

    public static func == (lhs: FileStorage, rhs: FileStorage) -> Bool { lhs.store === rhs.store }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(store)) }
}

private enum DefaultFileStorageKey: DependencyKey {
    static let liveValue = FileStorage.fileSystem
    static var previewValue: FileStorage { .inMemory }
    static var testValue: FileStorage { .inMemory }
}

extension DependencyValues {
    /// The storage of ``FileStorageKey`` files: the file system. Each test and preview has its own, in memory.
    public var defaultFileStorage: FileStorage {
        get { self[DefaultFileStorageKey.self] }
        set { self[DefaultFileStorageKey.self] = newValue }
    }
}

/// An error of reading, decoding or writing a file of a ``FileStorageKey``.
public struct FileStorageError: LocalizedError, CustomStringConvertible, Sendable {
    /// The file.
    public let url: URL
    /// The underlying error.
    public let underlyingError: any Error
    private let problem: String

    init(_ problem: String, _ url: URL, _ error: any Error) {
        self.problem = problem
        self.url = url
        underlyingError = error
    }

    /// The file, the problem, and its cause.
    public var description: String { "The file \(url.path) \(problem): \(underlyingError)" }
    /// The file, the problem, and its cause.
    public var errorDescription: String? { description }
}
