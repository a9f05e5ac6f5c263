import Foundation
import Testing

@testable import EvergreenTesting
@testable import EvergreenUI

private struct Report: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText, .json]
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws { text = "" }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        guard !text.isEmpty else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
        return FileWrapper(regularFileWithContents: Data("\(configuration.contentType): \(text)".utf8))
    }
}

private final class Album: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    let names: [String]

    init(names: [String]) { self.names = names }

    init(configuration: ReadConfiguration) throws { names = [] }

    func snapshot(contentType: UTType) throws -> [String] { names }

    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
}

@MainActor
struct FileExporterTests {
    @MainActor
    @Observable
    final class Log {
        var isPresented = true
        var results: [Result<[URL], any Error>] = []
        var cancellations = 0
    }

    private func link(_ screen: Screen, _ title: String = "Download") async throws -> ScreenElement {
        try await screen.wait { screen.findAll(.link, title).first?.value != nil }
        return try screen.find(.link, title)
    }

    @Test func `a document is written and saved, and the dialog closes`() async throws {
        let log = Log()
        let screen = Screen {
            Text("Content")
                .fileExporter(
                    isPresented: Bindable(log).isPresented,
                    document: Report(text: "All well"),
                    contentType: .plainText,
                    defaultFilename: "../Report"
                ) { log.results.append($0.map { [$0] }) }
        }
        #expect(try screen.find(.alert).text == "Save: Report")
        let file = try screen.save(try await link(screen))
        #expect(file.name == "Report.txt")
        #expect(String(decoding: file.contents, as: UTF8.self) == "public.plain-text: All well")
        #expect(!log.isPresented && screen.findAll(.alert).isEmpty)
        let url = try #require(try log.results.first?.get().first)
        #expect(url.lastPathComponent == "Report.txt" && log.results.count == 1)
        #expect(try Data(contentsOf: url) == file.contents)
    }

    @Test func `a document that can't be written is reported as an error`() async throws {
        let log = Log()
        let screen = Screen {
            Text("Content")
                .fileExporter(isPresented: Bindable(log).isPresented, document: Report(text: ""), contentType: .json) {
                    log.results.append($0.map { [$0] })
                }
        }
        try await screen.wait { !log.results.isEmpty }
        #expect(throws: CocoaError.self) { try log.results[0].get() }
        #expect(!log.isPresented)
    }

    @Test func `without a document, no dialog is shown`() {
        let log = Log()
        let screen = Screen {
            Text("Content")
                .fileExporter(isPresented: Bindable(log).isPresented, document: Report?.none, contentType: .json) { _ in
                }
        }
        #expect(screen.findAll(.alert).isEmpty && log.isPresented)
    }

    @Test func `cancelling withdraws the file`() async throws {
        let log = Log()
        let screen = Screen {
            Text("Content")
                .fileExporter(isPresented: Bindable(log).isPresented, document: Report(text: "x")) {
                    log.results.append($0.map { [$0] })
                } onCancellation: {
                    log.cancellations += 1
                }
        }
        let link = try await link(screen)
        let address = try #require(link.value)
        try screen.find(.button, "Cancel").tap()
        #expect(log.cancellations == 1 && log.results.isEmpty && !log.isPresented)
        #expect(screen.files.offers[address] == nil)
    }

    @Test func `several documents are saved one by one`() async throws {
        let log = Log()
        let screen = Screen {
            Text("Content")
                .fileExporter(
                    isPresented: Bindable(log).isPresented,
                    documents: [Album(names: ["a"]), Album(names: ["b"])],
                    contentType: .json
                ) { log.results.append($0) }
        }
        try await screen.wait { screen.findAll(.link, "Untitled.json").compactMap(\.value).count == 2 }
        for link in screen.findAll(.link, "Untitled.json") {
            #expect(log.results.isEmpty)
            _ = try screen.save(link)
        }
        let urls = try #require(try log.results.first?.get())
        #expect(try urls.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) } == [#"["a"]"#, #"["b"]"#])
    }

    @Test func `a transferable value is exported as its representation`() async throws {
        let log = Log()
        let screen = Screen {
            Text("Content")
                .fileExporter(isPresented: Bindable(log).isPresented, item: "Hello", defaultFilename: "greeting") {
                    log.results.append($0.map { [$0] })
                }
        }
        let file = try screen.save(try await link(screen))
        #expect(file.contents == Data("Hello".utf8))
        #expect(log.results.count == 1)
    }

    @Test func `data is exported as the given content type`() async throws {
        let log = Log()
        let screen = Screen {
            Text("Content")
                .fileExporter(
                    isPresented: Bindable(log).isPresented,
                    item: Data([1, 2]),
                    contentTypes: [.png],
                    defaultFilename: "dot"
                ) { _ in }
        }
        let file = try screen.save(try await link(screen))
        #expect(file.name == "dot.png" && file.contents == Data([1, 2]))
    }
}
