import EvergreenConcurrency
import Foundation
import Logging

/// The temporary files of a server: a folder, with the bytes in use, in total and per network address.
///
/// Files are written and removed off the main actor. Only written bytes count: announced files reserve no space.
final class FileSpace: Sendable {
    private struct State {
        var folder: URL?
        var isClosed = false
        var total = 0
        var byAddress: [String: Int] = [:]
    }

    private let state = Locked(State())
    private let limits: SessionLimits
    private let logger: Logger

    init(limits: SessionLimits, logger: Logger) {
        self.limits = limits
        self.logger = logger
    }

    /// Returns the URL of a new file that only the server's user can read. Creates the folder for the first file.
    ///
    /// - Throws: The error of the file system.
    func makePlace(name: String) throws -> URL {
        let folder = try state.withLock { state in
            guard !state.isClosed else { throw CancellationError() }
            if let folder = state.folder { return folder }
            let folder = FileManager.default.temporaryDirectory
                .appending(path: "evergreen-files-\(RandomText.make(bytes: 12))", directoryHint: .isDirectory)
            try Self.makeFolder(folder)
            state.folder = folder
            return folder
        }
        let place = folder.appending(path: RandomText.make(bytes: 12), directoryHint: .isDirectory)
        try Self.makeFolder(place)
        return place.appending(path: name, directoryHint: .notDirectory)
    }

    private static func makeFolder(_ folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o700]
        )
    }

    /// Removes a file and releases its bytes.
    func remove(_ file: URL, bytes: Int, of address: String) {
        release(bytes, of: address)
        // Disks may be slow, and the last reference to a file may be released on the main actor.
        DispatchQueue.global(qos: .utility).async {
            try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
        }
    }

    /// Reserves bytes that are about to be written. Returns false if there is no space.
    func take(_ bytes: Int, of address: String) -> Bool {
        state.withLock { state in
            let present = state.byAddress[address] ?? 0
            guard !state.isClosed, state.total + bytes <= limits.totalFileBytes,
                present + bytes <= limits.fileBytesPerAddress
            else { return false }
            state.total += bytes
            state.byAddress[address] = present + bytes
            return true
        }
    }

    /// Whether there is space for a number of bytes.
    func hasRoom(for bytes: Int, of address: String) -> Bool {
        state.withLock { state in
            state.total + bytes <= limits.totalFileBytes
                && (state.byAddress[address] ?? 0) + bytes <= limits.fileBytesPerAddress
        }
    }

    /// Releases bytes.
    func release(_ bytes: Int, of address: String) {
        state.withLock { state in
            state.total -= bytes
            let rest = (state.byAddress[address] ?? 0) - bytes
            state.byAddress[address] = rest > 0 ? rest : nil
        }
    }

    /// The bytes of all files.
    var byteCount: Int { state.withLock { $0.total } }

    /// Removes all files. No more files can be written.
    func close() {
        let folder = state.withLock { state in
            state.isClosed = true
            return state.folder
        }
        guard let folder else { return }
        do {
            try FileManager.default.removeItem(at: folder)
        } catch {
            logger.notice(
                "Temporary files could not be removed.",
                metadata: ["folder": "\(folder.path)", "reason": "\(error)"]
            )
        }
    }
}
