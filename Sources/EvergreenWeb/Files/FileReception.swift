import EvergreenConcurrency
import EvergreenUI
import Foundation
import Hummingbird
import NIOCore

/// Writes the body of an upload into a temporary file, within the expected limits.
///
/// The body is read as fast as it is written, which applies back-pressure to the connection. A stalled connection is closed.
struct FileReception: Sendable {
    let part: UploadPart
    let space: FileSpace
    let limits: SessionLimits
    let clock: any Clock<Duration>
    /// Closes the connection.
    let close: @Sendable () -> Void

    @concurrent
    func receive(_ body: RequestBody) async -> Result<ReceivedFile, FileTransferError> {
        let url: URL
        let file: FileHandle
        do {
            url = try space.makePlace(name: FileName.safe(part.file.name))
            let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
            guard FileManager.default.createFile(atPath: url.path, contents: nil, attributes: attributes) else {
                return .failure(.noSpace)
            }
            file = try FileHandle(forWritingTo: url)
        } catch {
            return .failure(.noSpace)
        }
        let received = Locked(0)
        let stallDetection = detectStalls(received)
        defer { stallDetection.cancel() }
        let failure = await write(body, to: file, counting: received)
        let bytes = received.withLock { $0 }
        try? file.close()
        if let failure {
            space.remove(url, bytes: bytes, of: part.address)
            return .failure(failure)
        }
        let type = UTType(fileName: part.file.name, mimeType: part.file.contentType) ?? .data
        let (space, address) = (space, part.address)
        return .success(
            ReceivedFile(url: url, contentType: type, byteCount: bytes) {
                space.remove(url, bytes: bytes, of: address)
            }
        )
    }

    private func write(
        _ body: RequestBody,
        to file: FileHandle,
        counting received: Locked<Int>
    ) async -> FileTransferError? {
        var rest = part.file.byteCount
        let interruption = FileTransferError.interrupted(name: FileName.safe(part.file.name))
        do {
            for try await buffer in body {
                let bytes = buffer.readableBytes
                // The file has changed since it was chosen, or the client is not a page of ours.
                guard bytes <= rest else { return interruption }
                guard space.take(bytes, of: part.address) else { return .noSpace }
                rest -= bytes
                received.withLock { $0 += bytes }
                do {
                    try file.write(contentsOf: Data(buffer: buffer))
                } catch {
                    return .noSpace
                }
            }
        } catch {
            return interruption
        }
        return rest == 0 ? nil : interruption
    }

    /// Closes the connection when the transfer rate falls below the minimum.
    private func detectStalls(_ received: Locked<Int>) -> Task<Void, Never> {
        Task { [clock, limits, close] in
            var last = 0
            while (try? await clock.sleep(for: limits.fileTimeout)) != nil, !Task.isCancelled {
                let bytes = received.withLock { $0 }
                guard bytes - last >= limits.fileTimeoutBytes else { return close() }
                last = bytes
            }
        }
    }
}
