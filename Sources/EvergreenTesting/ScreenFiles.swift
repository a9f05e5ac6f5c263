import EvergreenUI
import Foundation

/// Transfers files between a screen and its test.
@MainActor
final class ScreenFiles: FileTransfers {
    let maximumByteCount = 64 << 20
    let maximumFileCount = 100

    struct Offer {
        let file: OfferedFile
        let onEnd: @MainActor (URL) -> Void
    }

    /// The files that the test has chosen and the views have not received yet.
    var chosen: [URL] = []
    private var kept: [ReceivedFile] = []
    private(set) var offers: [String: Offer] = [:]
    private var lastNumber = 0

    func expect(_ files: [ChosenFile]) throws(FileTransferError) -> String {
        for file in files where file.byteCount > maximumByteCount {
            throw .tooLarge(name: file.name, maximumByteCount: maximumByteCount)
        }
        lastNumber += 1
        return "\(lastNumber)"
    }

    func take(_ ticket: String) throws(FileTransferError) -> [ReceivedFile] {
        defer { chosen = [] }
        var files: [ReceivedFile] = []
        for url in chosen {
            let place = Self.makePlace()
            let copy = place.appending(path: url.lastPathComponent)
            do {
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                try FileManager.default.copyItem(at: url, to: copy)
            } catch {
                throw .interrupted(name: url.lastPathComponent)
            }
            let type = UTType(filenameExtension: url.pathExtension) ?? .data
            files.append(
                ReceivedFile(url: copy, contentType: type, byteCount: 0) {
                    try? FileManager.default.removeItem(at: place)
                }
            )
        }
        return files
    }

    private static func makePlace() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "evergreen-test-\(UUID().uuidString)")
    }

    func revoke(_ ticket: String) { chosen = [] }

    func keep(_ file: ReceivedFile) { kept.append(file) }

    func offer(
        _ file: OfferedFile,
        onEnd: @escaping @MainActor (URL) -> Void
    ) async throws(FileTransferError) -> String {
        lastNumber += 1
        offers["\(lastNumber)"] = Offer(file: file, onEnd: onEnd)
        return "\(lastNumber)"
    }

    func withdraw(_ address: String) { offers[address] = nil }

    /// Ends an offer after the test has saved the file.
    func save(_ address: String) throws -> OfferedFile? {
        guard let offer = offers.removeValue(forKey: address) else { return nil }
        let place = Self.makePlace()
        let copy = place.appending(path: offer.file.name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try offer.file.contents.write(to: copy)
        kept.append(
            ReceivedFile(url: copy, contentType: offer.file.contentType, byteCount: 0) {
                try? FileManager.default.removeItem(at: place)
            }
        )
        offer.onEnd(copy)
        return offer.file
    }
}
