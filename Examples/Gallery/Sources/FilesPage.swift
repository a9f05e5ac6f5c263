import Evergreen
import Foundation

/// Files of the user's device, and files for it.
struct FilesPage: View {
    @State private var isImporting = false
    @State private var isImportingSeveral = false
    @State private var isExporting = false
    @State private var isExportingItem = false
    @State private var text = "name,score\nAnna,12\nBen,7\n"
    @State private var outcome = "Nothing yet."
    @State private var photo: PhotosPickerItem?
    @State private var isChoosingPhoto = false
    @State private var photos: [PhotosPickerItem] = []
    @State private var picture: Image?

    var body: some View {
        Form {
            Section("Open") {
                Button("Open a table…") { isImporting = true }
                    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.commaSeparatedText]) { result in
                        open(result)
                    }
                Button("Open several…") { isImportingSeveral = true }
                    .fileImporter(
                        isPresented: $isImportingSeveral,
                        allowedContentTypes: [.data],
                        allowsMultipleSelection: true
                    ) { result in
                        describe(result)
                    } onCancellation: {
                        outcome = "Cancelled."
                    }
                    .fileDialogMessage("Files of any type.")
            }
            Section("Photos") {
                PhotosPicker("Choose a photo", selection: $photo, matching: .images)
                Button("Photo or video…") { isChoosingPhoto = true }
                    .photosPicker(isPresented: $isChoosingPhoto, selection: $photo)
                PhotosPicker(selection: $photos, maxSelectionCount: 3, matching: .any(of: [.images, .videos])) {
                    Label("Choose up to three", systemImage: "photo.on.rectangle")
                }
                if let picture {
                    picture.resizable().scaledToFit().frame(height: 120).accessibilityLabel("The chosen photo")
                }
            }
            Section("Save") {
                TextField("Text", text: $text, axis: .vertical)
                Button("Save the table…") { isExporting = true }
                    .fileExporter(
                        isPresented: $isExporting,
                        document: CSVDocument(text: text),
                        contentType: .commaSeparatedText,
                        defaultFilename: "Spieler – März"
                    ) { result in
                        describe(result.map { [$0] })
                    }
                Button("Save as JSON…") { isExportingItem = true }
                    .fileExporter(isPresented: $isExportingItem, item: Table(text: text)) { result in
                        describe(result.map { [$0] })
                    }
            }
            Section("What has happened") {
                Text(outcome).accessibilityIdentifier("outcome")
            }
        }
        .navigationTitle("Files")
        .onChange(of: photo) {
            Task {
                picture = try? await photo?.loadTransferable(type: Image.self)
                await describe(photo.map { [$0] } ?? [])
            }
        }
        .onChange(of: photos) { Task { await describe(photos) } }
    }

    private func open(_ result: Result<URL, any Error>) {
        do {
            let url = try result.get()
            guard url.startAccessingSecurityScopedResource() else { return }
            defer { url.stopAccessingSecurityScopedResource() }
            text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
            outcome = "\(url.lastPathComponent): \(text.split(separator: "\n").count) lines"
        } catch {
            outcome = error.localizedDescription
        }
    }

    private func describe(_ result: Result<[URL], any Error>) {
        switch result {
        case .success(let urls):
            outcome = urls.map { url in
                let size = (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? nil
                return "\(url.lastPathComponent): \(size ?? 0) bytes"
            }
            .joined(separator: ", ")
        case .failure(let error): outcome = error.localizedDescription
        }
    }

    private func describe(_ items: [PhotosPickerItem]) async {
        var texts: [String] = []
        for item in items {
            let size = (try? await item.loadTransferable(type: Data.self))?.count ?? 0
            texts.append("\(item.supportedContentTypes.first?.identifier ?? "?"): \(size) bytes")
        }
        outcome = texts.joined(separator: ", ")
    }

    private struct Table: Codable, Transferable {
        var lines: [String]

        init(text: String) { lines = text.split(separator: "\n").map(String.init) }

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json).suggestedFileName("players")
        }
    }
}

private struct CSVDocument: FileDocument {
    static let readableContentTypes: [UTType] = [.commaSeparatedText]
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
