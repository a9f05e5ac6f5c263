import EvergreenConcurrency
import EvergreenSharing
import Foundation
import Testing

final class FileStorageKeyTests: Sendable {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "sharing-\(UUID().uuidString)")
    private var url: URL { folder.appending(path: "deep/numbers.json") }

    deinit {
        // It may be absent.
        try? FileManager.default.removeItem(at: folder)
    }

    private func onDisk<R>(_ body: () async throws -> R) async rethrows -> R {
        try await withDependencies {
            $0.defaultFileStorage = .fileSystem
        } operation: {
            try await body()
        }
    }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
    }

    private var text: String? { try? String(contentsOf: url, encoding: .utf8) }

    /// Waits until a value equals the expected one.
    private func value<Value: Equatable & Sendable>(of shared: SharedReader<Value>, becomes value: Value) async {
        for await current in shared.publisher.values where current == value { return }
    }

    @Test func `in tests, file storage is in memory`() throws {
        @Dependency(\.defaultFileStorage) var storage
        @Shared(.fileStorage(url)) var numbers = [1]
        #expect(numbers == [1])
        $numbers.withLock { $0.append(2) }
        #expect(try storage.contents(of: url) == Data("[1,2]".utf8))
        #expect(text == nil)
        try storage.write(Data("[7]".utf8), to: url)
        #expect(numbers == [7])
        try storage.write(Data("oops".utf8), to: url)
        #expect(numbers == [7])
        #expect($numbers.loadError is FileStorageError)
    }

    @Test func `an in-memory storage can start with files`() throws {
        let storage = FileStorage.inMemory(files: [url: Data("[5]".utf8)])
        let numbers = withDependencies {
            $0.defaultFileStorage = storage
        } operation: {
            Shared(wrappedValue: [Int](), .fileStorage(url))
        }
        #expect(numbers.wrappedValue == [5])
    }

    @Test func `a custom format can be used`() throws {
        @Dependency(\.defaultFileStorage) var storage
        @Shared(
            .fileStorage(
                url,
                decode: { @Sendable in String(decoding: $0, as: UTF8.self) },
                encode: { @Sendable in Data($0.utf8) }
            )
        )
        var note = ""
        $note.withLock { $0 = "Hello" }
        #expect(try storage.contents(of: url) == Data("Hello".utf8))
    }

    @Test func `a value that can't be encoded is an error, and the file is kept`() async throws {
        @Dependency(\.defaultFileStorage) var storage
        @Shared(.fileStorage(url)) var number = 1.0
        $number.withLock { $0 = 2 }
        $number.withLock { $0 = .infinity }
        #expect($number.saveError is FileStorageError)
        #expect(try storage.contents(of: url) == Data("2".utf8))
        $number.withLock { $0 = 3 }
        #expect($number.saveError == nil)
    }

    @Test func `a file is created with its folder, and written immediately by save`() async throws {
        try await onDisk {
            do {
                @Shared(.fileStorage(url)) var numbers = [1]
                $numbers.withLock { $0 = [1, 2, 3] }
                try await $numbers.save()
                #expect(text == "[1,2,3]")
            }
            @Shared(.fileStorage(url)) var numbers = [Int]()
            #expect(numbers == [1, 2, 3])
        }
    }

    @Test func `a pending change is not lost when the value is shared again`() async {
        await onDisk {
            do {
                @Shared(.fileStorage(url)) var numbers = [1]
                $numbers.withLock { $0 = [4] }
            }
            @Shared(.fileStorage(url)) var numbers = [Int]()
            #expect(numbers == [4])
            #expect(text == "[4]")
        }
    }

    @Test func `changes are written automatically`() async throws {
        try await onDisk {
            @Shared(.fileStorage(url)) var numbers = [1]
            let storage = FileStorage.fileSystem
            $numbers.withLock { $0 = [4] }
            $numbers.withLock { $0 = [5] }
            let contents = try storage.contents(of: url)
            #expect(contents == Data("[5]".utf8))
            $numbers.withLock { $0 = [6] }
            let deadline = ContinuousClock.now + .seconds(30)
            while text != "[6]", ContinuousClock.now < deadline { await Task.yield() }
            #expect(text == "[6]")
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `another program's writes are observed, and a removed file gives the default value`() async throws {
        try write("[1]")
        try await onDisk {
            @Shared(.fileStorage(url)) var numbers = [0]
            #expect(numbers == [1])
            try write("[1,2]")
            await value(of: SharedReader($numbers), becomes: [1, 2])
            $numbers.withLock { $0.append(3) }
            try await $numbers.save()
            #expect(text == "[1,2,3]")
            try FileManager.default.removeItem(at: url)
            await value(of: SharedReader($numbers), becomes: [0])
            try write("[9]")
            await value(of: SharedReader($numbers), becomes: [9])
        }
    }

    @Test func `pending changes are written when the process exits`() async {
        let path = url.path
        await #expect(processExitsWith: .success) { [path = path as String] in
            let numbers = withDependencies {
                $0.defaultFileStorage = .fileSystem
            } operation: {
                Shared(wrappedValue: [0], .fileStorage(URL(filePath: path)))
            }
            numbers.withLock { $0 = [42] }
            exit(EXIT_SUCCESS)
        }
        #expect(text == "[42]")
    }

    @Test(.timeLimit(.minutes(1)))
    func `a file is observed even after its folder was removed and recreated`() async throws {
        try write("[1]")
        try await onDisk {
            @Shared(.fileStorage(url)) var numbers = [0]
            try FileManager.default.removeItem(at: url.deletingLastPathComponent())
            await value(of: SharedReader($numbers), becomes: [0])
            $numbers.withLock { $0 = [2] }
            try await $numbers.save()
            #expect(text == "[2]")
            try write("[3]")
            await value(of: SharedReader($numbers), becomes: [3])
        }
    }

    @Test func `a file that can't be decoded is backed up before it is replaced`() async throws {
        try write("{ broken")
        try await onDisk {
            @Shared(.fileStorage(url)) var numbers = [0]
            #expect(numbers == [0])
            let error = try #require($numbers.loadError as? FileStorageError)
            #expect(error.description.contains("\(url.path) can't be decoded"))
            $numbers.withLock { $0 = [1] }
            try await $numbers.save()
            #expect(text == "[1]")
            let files = try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
            let copy = try #require(files.first { $0.contains("unreadable") })
            let kept = url.deletingLastPathComponent().appending(path: copy)
            #expect(try String(contentsOf: kept, encoding: .utf8) == "{ broken")
        }
    }

    @Test func `an empty file is ignored`() async throws {
        try write("")
        await onDisk {
            @Shared(.fileStorage(url)) var numbers = [0]
            #expect(numbers == [0])
            #expect($numbers.loadError == nil)
        }
    }

    @Test func `a file that can't be written is an error that names it`() async throws {
        try write("[1]")
        // A file in place of a folder.
        let impossible = url.appending(path: "below.json")
        try await onDisk {
            @Shared(.fileStorage(impossible)) var numbers = [0]
            $numbers.withLock { $0 = [5] }
            let error = await #expect(throws: FileStorageError.self) { try await $numbers.save() }
            let description = try #require(error).description
            #expect(description.contains("\(impossible.path) can't be written"))
            #expect($numbers.saveError is FileStorageError)
            #expect(numbers == [5])
            #expect(text == "[1]")
        }
    }

    @Test func `a symbolic link is followed, not replaced`() async throws {
        try write("[1]")
        let link = folder.appending(path: "link.json")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
        try await onDisk {
            @Shared(.fileStorage(link)) var numbers = [0]
            #expect(numbers == [1])
            $numbers.withLock { $0 = [2] }
            try await $numbers.save()
            #expect(text == "[2]")
        }
    }

    @Test func `multiple threads write one file`() async throws {
        try await onDisk {
            let count = Shared(wrappedValue: 0, .fileStorage(url))
            await withTaskGroup { group in
                for _ in 0..<4 { group.addTask { for _ in 0..<100 { count.withLock { $0 += 1 } } } }
            }
            #expect(count.wrappedValue == 400)
            try await count.save()
            #expect(text == "400")
        }
    }
}
