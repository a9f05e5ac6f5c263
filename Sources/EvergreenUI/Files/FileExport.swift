import EvergreenDocument
import Foundation
import Observation

/// An export of files to the user's device.
@MainActor
@Observable
final class FileExport {
    /// The download links, or nil until the files have been prepared.
    private(set) var links: [FileLinkTraits]?
    @ObservationIgnored private var saved: [Int: URL] = [:]

    /// Prepares the files and offers them for download. Does nothing if the export has already started.
    ///
    /// - Parameter onEnd: Called once, with the server's copies when all files are saved, or with an error.
    func start(
        _ files: @MainActor () async throws -> [OfferedFile],
        with transfers: (any FileTransfers)?,
        onEnd: @escaping @MainActor (Result<[URL], any Error>) -> Void
    ) async {
        guard links == nil else { return }
        do {
            guard let transfers else { throw FileTransferError.unavailable }
            let files = try await files()
            guard !Task.isCancelled else { return }
            links = files.map { FileLinkTraits(title: "", fileName: $0.name, address: nil) }
            for (index, file) in files.enumerated() {
                let address = try await transfers.offer(file) { [weak self] url in
                    guard let self else { return }
                    saved[index] = url
                    guard saved.count == files.count else { return }
                    onEnd(.success(files.indices.compactMap { saved[$0] }))
                }
                guard !Task.isCancelled else { return transfers.withdraw(address) }
                links?[index].address = address
            }
        } catch {
            if !Task.isCancelled { onEnd(.failure(error)) }
        }
    }

    /// Withdraws the offers of files that are not yet saved.
    func stop(with transfers: (any FileTransfers)?) {
        for link in links ?? [] { if let address = link.address { transfers?.withdraw(address) } }
    }
}

/// The download links of an export dialog.
struct FileExportLinks: View {
    @Environment(\.fileTransfers) private var transfers
    @Environment(\.fileDialogConfirmationLabel) private var label
    @State private var export = FileExport()
    let files: @MainActor () async throws -> [OfferedFile]
    let onEnd: @MainActor (Result<[URL], any Error>) -> Void

    var body: some View {
        let links = export.links ?? [FileLinkTraits(title: "", fileName: "", address: nil)]
        ForEach(links.indices, id: \.self) { index in
            FileLink(traits: links[index], title: title(of: links[index], of: links.count))
        }
        .task { await export.start(files, with: transfers, onEnd: onEnd) }
        .onDisappear { export.stop(with: transfers) }
    }

    private func title(of link: FileLinkTraits, of count: Int) -> Text {
        count > 1 ? Text(verbatim: link.fileName) : label ?? Text(.download)
    }
}

/// A download link. The page opens it once it has an address.
private struct FileLink: ElementView {
    let traits: FileLinkTraits
    let title: Text

    func kind(in node: ElementNode<Self>) -> ElementKind {
        var traits = traits
        traits.title = title.resolve(in: node.environment)
        return .fileLink(traits)
    }

    static var isControl: Bool { true }
}
