import Foundation
import Testing

@testable import EvergreenTesting
@testable import EvergreenUI

@MainActor
struct FileImporterTests {
    @MainActor
    @Observable
    final class Log {
        var isPresented = true
        var results: [Result<[URL], any Error>] = []
        var cancellations = 0
        var contents: [String] {
            results.flatMap { (try? $0.get()) ?? [] }.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "?" }
        }
        var error: FileTransferError? {
            if case .failure(let error) = results.last { error as? FileTransferError } else { nil }
        }
    }

    private func file(_ name: String, _ text: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "importer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appending(path: name)
        try Data(text.utf8).write(to: url)
        return url
    }

    private func screen(_ log: Log, types: [UTType] = [.json], isMultiple: Bool = false) -> Screen {
        Screen {
            Text("Content")
                .fileImporter(
                    isPresented: Bindable(log).isPresented,
                    allowedContentTypes: types,
                    allowsMultipleSelection: isMultiple
                ) {
                    log.results.append($0)
                } onCancellation: {
                    log.cancellations += 1
                }
        }
    }

    @Test func `a chosen file is passed to the app, and the dialog closes`() throws {
        let log = Log()
        let screen = screen(log)
        try screen.choose([file("a.json", "[1]")], with: screen.find(.button, "Choose file…"))
        #expect(log.contents == ["[1]"] && !log.isPresented && log.cancellations == 0)
        #expect(screen.findAll(.alert).isEmpty)
        let url = try #require(try log.results.first?.get().first)
        #expect(url.lastPathComponent == "a.json" && url.startAccessingSecurityScopedResource())
    }

    @Test func `several files are passed together`() throws {
        let log = Log()
        let screen = screen(log, types: [.json, .plainText], isMultiple: true)
        let files = [try file("a.json", "[1]"), try file("b.txt", "b")]
        try screen.choose(files, with: screen.find(.button, "Choose files…"))
        #expect(log.contents == ["[1]", "b"])
    }

    @Test func `the overload for a single file passes one URL`() throws {
        var result: Result<URL, any Error>?
        let log = Log()
        let screen = Screen {
            Text("Content")
                .fileImporter(isPresented: Bindable(log).isPresented, allowedContentTypes: [.text]) { result = $0 }
        }
        try screen.choose([file("a.csv", "1,2")], with: screen.find(.button, "Choose file…"))
        #expect(try result?.get().lastPathComponent == "a.csv")
    }

    @Test func `files of another or unknown type and too many files are rejected`() throws {
        let log = Log()
        let screen = screen(log)
        try screen.choose([file("a.png", "")], with: screen.find(.button, "Choose file…"))
        #expect(log.error == .contentTypeNotAllowed(name: "a.png") && !log.isPresented)
        log.isPresented = true
        let files = [try file("a.json", "1"), try file("b.json", "2")]
        try screen.choose(files, with: screen.find(.button, "Choose file…"))
        #expect(log.error == .tooManyFiles(maximumCount: 1))
        log.isPresented = true
        try screen.choose([file("noextension", "")], with: screen.find(.button, "Choose file…"))
        #expect(log.error == .contentTypeNotAllowed(name: "noextension") && log.results.count == 3)
    }

    @Test func `any file is accepted as data, as an item, and for types without known extensions`() throws {
        for type in [UTType.data, .item, UTType(exportedAs: "org.example.own")] {
            let log = Log()
            let screen = screen(log, types: [type])
            try screen.choose([file("a.xyz", "x")], with: screen.find(.button, "Choose file…"))
            #expect(log.contents == ["x"])
        }
    }

    @Test func `cancelling calls onCancellation and passes no file`() throws {
        let log = Log()
        let screen = screen(log)
        try screen.find(.button, "Cancel").tap()
        #expect(log.cancellations == 1 && log.results.isEmpty && !log.isPresented)
        log.isPresented = true
        try screen.find(.alert).dismiss()
        #expect(log.cancellations == 2 && log.results.isEmpty && !log.isPresented)
    }

    @Test func `a dialog has the environment's message and confirmation label`() throws {
        let log = Log()
        let screen = Screen {
            Text("Content")
                .fileImporter(isPresented: Bindable(log).isPresented, allowedContentTypes: [.json]) { _ in }
                .fileDialogMessage("A backup")
                .fileDialogConfirmationLabel("Restore…")
        }
        #expect(screen.findAll(.button, "Restore…").count == 1)
        #expect(try screen.find(.alert).texts.contains("A backup"))
    }

    @Test func `an upload is rejected once the dialog is closed`() throws {
        let log = Log()
        let screen = screen(log)
        let picker = try screen.find(.button, "Choose file…")
        try picker.send(.chooseFiles([ChosenFile(name: "a.json", byteCount: 1)]))
        guard case .filePicker(let traits) = picker.element.description.kind else { return #expect(Bool(false)) }
        #expect(traits.files.ticket != nil && traits.files.acceptedTypes == ["application/json", ".json"])
        try screen.find(.button, "Cancel").tap()
        #expect(throws: (any Error).self) { try picker.send(.sendFiles(true)) }
        #expect(log.results.isEmpty)
    }

    @Test func `without a file transfer there is an error`() throws {
        let log = Log()
        let screen = Screen {
            Text("Content")
                .fileImporter(
                    isPresented: Bindable(log).isPresented,
                    allowedContentTypes: [.json],
                    allowsMultipleSelection: true
                ) { log.results.append($0) }
                .environment(\.fileTransfers, nil)
        }
        try screen.find(.button, "Choose files…").send(.chooseFiles([ChosenFile(name: "a.json", byteCount: 1)]))
        #expect(log.error == .unavailable)
    }
}
