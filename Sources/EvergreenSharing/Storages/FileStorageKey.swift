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
    ///   - url: The file. It need not be there, nor its folder.
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

    /// A value in a file, in a format of its own.
    ///
    /// - Parameters:
    ///   - url: The file. It need not be there, nor its folder.
    ///   - decode: Makes the value of the file's bytes. On any thread.
    ///   - encode: Makes the file's bytes of the value. On any thread.
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
/// - The file is read when the value is first shared, on the thread that does that. Where there is none, or an empty one, the value
///   begins with the default one.
/// - Changes are written within 0.2 seconds, several as one, and at the end of the process. The file is replaced as a whole.
///   ``Shared/save()`` writes at once.
/// - What other programs write is followed, unless a change waits to be written, which then replaces it. If the file is removed, the value goes back to the default one.
/// - A file that can't be read or decoded leaves the value as it is, and sets ``Shared/loadError``. Before it is replaced, a copy of it
///   is made beside it, with `.unreadable` in its name.
///
/// The files are in ``EvergreenDependencies/DependencyValues/defaultFileStorage``: in tests and previews, that is memory.
///
/// It is one value for the whole app: on a server, all users share it.
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

    /// Reads and decodes the file, after what waits to be written.
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

    /// Yields what other programs write.
    public func subscribe(
        context: LoadContext<Value>,
        subscriber: SharedSubscriber<Value>
    ) -> SharedSubscription {
        storage.store.follow(url, owner: KeyOwner.current) { data in
            subscriber.yield(with: Result { try data.get().flatMap { try value(of: $0) } })
        }
    }

    /// Has the value written.
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

/// Tells keys of other files and storages apart, whatever the types of their values.
public struct FileStorageKeyID: Hashable {
    let url: URL
    let storage: FileStorage
}

extension FileStorageKey: CustomStringConvertible {
    /// The key as it is written.
    public var description: String { ".fileStorage(\(url.path))" }
}

/// Where the files of ``FileStorageKey`` are.
public struct FileStorage: Hashable, Sendable {
    let store: FileStore

    /// The files of the machine.
    public static let fileSystem = FileStorage(store: .disk)

    /// Files in memory, of which there are none yet. Each call makes another storage.
    public static var inMemory: FileStorage { inMemory(files: [:]) }

    /// Files in memory.
    ///
    /// - Parameter files: Those to begin with.
    /// - Returns: A storage.
    public static func inMemory(files: [URL: Data]) -> FileStorage {
        FileStorage(store: FileStore(FilesInMemory(files), delay: nil))
    }

    /// The bytes of a file, after what waits to be written: for tests.
    ///
    /// - Parameter url: The file.
    /// - Returns: The bytes; nil if there is no file.
    /// - Throws: ``FileStorageError`` if it can't be read.
    public func contents(of url: URL) throws -> Data? {
        store.flush(url.standardizedFileURL)
        return try store.read(url.standardizedFileURL)
    }

    /// Writes a file as another program would: for tests.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - url: The file.
    /// - Throws: ``FileStorageError`` if it can't be written.
    public func write(_ data: Data, to url: URL) throws {
        try store.writeAsOther(data, to: url.standardizedFileURL)
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
    /// Where the files of ``FileStorageKey`` are: the file system. Each test and preview has its own, in memory.
    public var defaultFileStorage: FileStorage {
        get { self[DefaultFileStorageKey.self] }
        set { self[DefaultFileStorageKey.self] = newValue }
    }
}

/// A file of a ``FileStorageKey`` can't be read, decoded or written.
public struct FileStorageError: LocalizedError, CustomStringConvertible, Sendable {
    /// The file.
    public let url: URL
    /// Why.
    public let underlyingError: any Error
    private let problem: String

    init(_ problem: String, _ url: URL, _ error: any Error) {
        self.problem = problem
        self.url = url
        underlyingError = error
    }

    /// What has happened to which file, and why.
    public var description: String { "The file \(url.path) \(problem): \(underlyingError)" }
    /// What has happened to which file, and why.
    public var errorDescription: String? { description }
}
