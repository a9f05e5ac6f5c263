@testable import EvergreenUI
import Foundation
import Synchronization
import Testing

@MainActor
struct ItemProviderTests {
    private struct Card: Codable, Hashable, Transferable {
        var title: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "org.example.card"))
            ProxyRepresentation(exporting: \.title)
        }
    }

    private func object<T: NSItemProviderReading & Sendable>(
        _ type: T.Type,
        of provider: NSItemProvider
    ) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadObject(ofClass: type) { object, error in
                continuation.resume(with: object.map { .success($0) } ?? .failure(error ?? CancellationError()))
            }
        }
    }

    private func data(_ type: UTType, of provider: NSItemProvider) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadDataRepresentation(for: type) { data, error in
                continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? CancellationError()))
            }
        }
    }

    @Test func `a text and a link are loaded as objects of their types`() async throws {
        let text = NSItemProvider(object: NSString(string: "Tea"))
        #expect(text.canLoadObject(ofClass: String.self))
        #expect(text.canLoadObject(ofClass: NSString.self))
        #expect(!text.canLoadObject(ofClass: URL.self))
        #expect(try await object(String.self, of: text) == "Tea")
        let url = try #require(NSURL(string: "https://example.org/a?b=c"))
        let link = NSItemProvider(object: url)
        #expect(try await object(URL.self, of: link).absoluteString == "https://example.org/a?b=c")
        #expect(link.hasItemConformingToTypeIdentifier(UTType.url.identifier))
        #expect(!link.hasItemConformingToTypeIdentifier(UTType.fileURL.identifier))
    }

    @Test func `a Foundation object is also loaded as its Swift value`() async throws {
        let provider = NSItemProvider(object: "Tea")
        let text = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: NSString.self) { object, _ in
                continuation.resume(returning: object.map { String(describing: $0) })
            }
        }
        #expect(text == "Tea")
        let error = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: NSMutableString.self) { _, error in continuation.resume(returning: error) }
        }
        #expect(error != nil)
    }

    @Test func `registered types keep their order, and each is registered once`() async throws {
        let provider = NSItemProvider()
        #expect(provider.registeredTypeIdentifiers.isEmpty)
        for (type, text) in [(UTType.json, "{}"), (.plainText, "old"), (.plainText, "new")] {
            provider.registerDataRepresentation(for: type) { finish in
                finish(Data(text.utf8), nil)
                return nil
            }
        }
        #expect(provider.registeredContentTypes == [.json, .plainText])
        #expect(provider.registeredContentTypes(conformingTo: .text) == [.json, .plainText])
        #expect(try await data(.plainText, of: provider) == Data("new".utf8))
        #expect(try await data(.text, of: provider) == Data("{}".utf8))
        #expect(try await provider.loadItem(forTypeIdentifier: "public.json") as? Data == Data("{}".utf8))
    }

    @Test func `loading a missing type throws an error that names the type`() async {
        let provider = NSItemProvider(object: "Tea")
        let error = await #expect(throws: NSError.self) { try await data(.png, of: provider) }
        #expect(error?.domain == NSItemProvider.errorDomain)
        #expect(error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
        #expect(error?.localizedDescription.contains("public.png") == true)
        await #expect(throws: NSError.self) { try await object(URL.self, of: provider) }
        await #expect(throws: NSError.self) { try await provider.loadItem(forTypeIdentifier: "public.png") }
    }

    @Test func `completion handlers may be called twice, with nil, or with an error`() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .plainText) { finish in
            finish(Data("first".utf8), nil)
            finish(nil, CocoaError(.fileNoSuchFile))
            return nil
        }
        provider.registerDataRepresentation(for: .png) { finish in
            finish(nil, nil)
            return nil
        }
        provider.registerDataRepresentation(for: .pdf) { finish in
            finish(nil, CocoaError(.fileNoSuchFile))
            return nil
        }
        #expect(try await data(.plainText, of: provider) == Data("first".utf8))
        await #expect(throws: NSError.self) { try await data(.png, of: provider) }
        await #expect(throws: CocoaError(.fileNoSuchFile)) { try await data(.pdf, of: provider) }
    }

    @Test func `a cancelled load throws and cancels the handler's progress`() async {
        let provider = NSItemProvider()
        let (cancellations, cancelled) = AsyncStream<Void>.makeStream()
        let (starts, started) = AsyncStream<Void>.makeStream()
        provider.registerDataRepresentation(for: .plainText) { _ in
            let progress = Progress(totalUnitCount: 1)
            progress.cancellationHandler = { cancelled.yield() }
            started.yield()
            return progress
        }
        let (errors, ended) = AsyncStream<(any Error)?>.makeStream()
        let progress = provider.loadDataRepresentation(for: .plainText) { _, error in ended.yield(error) }
        for await _ in starts { break }
        progress.cancel()
        for await error in errors {
            #expect(error is CancellationError)
            break
        }
        for await _ in cancellations { break }
    }

    @Test func `a file is provided as a copy that is deleted after the handler`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Letter.txt")
        try Data("Dear".utf8).write(to: file)
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.suggestedName == "Letter")
        #expect(provider.registeredContentTypes == [.plainText, .fileURL])
        let copy = await withCheckedContinuation { (continuation: CheckedContinuation<(URL?, Data?), Never>) in
            provider.loadFileRepresentation(forTypeIdentifier: UTType.text.identifier) { url, _ in
                continuation.resume(returning: (url, url.flatMap { try? Data(contentsOf: $0) }))
            }
        }
        #expect(copy.1 == Data("Dear".utf8))
        #expect(copy.0?.lastPathComponent == "Letter.txt")
        #expect(copy.0 != file)
        #expect(FileManager.default.fileExists(atPath: file.path))
        #expect(try await object(URL.self, of: provider) == file)
        #expect(try await object(String.self, of: provider) == "Dear")
        #expect(try await provider.loadItem(forTypeIdentifier: "public.text") as? URL == file)
        #expect(NSItemProvider(contentsOf: folder.appending(path: "missing")) == nil)
        #expect(NSItemProvider(contentsOf: nil) == nil)
    }

    @Test func `a value is loaded directly or decoded from its representations`() async throws {
        let provider = NSItemProvider()
        provider.register(Card(title: "One"))
        #expect(try await provider.value(as: Card.self) == Card(title: "One"))
        #expect(try await object(String.self, of: provider) == "One")
        let encoded = try await data(UTType(exportedAs: "org.example.card"), of: provider)
        let decoded = NSItemProvider()
        decoded.registerDataRepresentation(forTypeIdentifier: "org.example.card") { finish in
            finish(encoded, nil)
            return nil
        }
        #expect(try await decoded.value(as: Card.self) == Card(title: "One"))
        #expect(try await decoded.value(as: URL.self) == nil)
        let result: Result<URL, any Error> = await withCheckedContinuation { continuation in
            decoded.loadTransferable(type: URL.self) { continuation.resume(returning: $0) }
        }
        #expect(throws: NSError.self) { try result.get() }
    }

    @Test func `an item of any type is loadable as the item and as its data`() async throws {
        let provider = NSItemProvider(item: NSString(string: "Tea"), typeIdentifier: nil)
        #expect(provider.registeredContentTypes == [.utf8PlainText])
        #expect(try await provider.loadItem(forTypeIdentifier: "public.text") as? String == "Tea")
        #expect(try await data(.text, of: provider) == Data("Tea".utf8))
        #expect(NSItemProvider(item: nil, typeIdentifier: "public.text").registeredTypeIdentifiers.isEmpty)
    }
}
