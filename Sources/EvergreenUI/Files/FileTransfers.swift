import EvergreenDocument
import Foundation

/// Transfers files between the user's device and the views of one window. Implemented by the server, except in tests.
@MainActor
package protocol FileTransfers: AnyObject {
    /// The maximum total size of the files of a selection, and the maximum size of a file to save, in bytes.
    var maximumByteCount: Int { get }
    var maximumFileCount: Int { get }

    /// Lets the page upload the files that it has described.
    ///
    /// - Returns: A ticket, with which the page may upload each file once.
    func expect(_ files: [ChosenFile]) throws(FileTransferError) -> String

    /// Takes the files of a ticket, all of which have been received.
    func take(_ ticket: String) throws(FileTransferError) -> [ReceivedFile]

    /// Rejects pending files of a ticket.
    func revoke(_ ticket: String)

    /// Keeps a file until the window closes, or until its space is needed for others.
    func keep(_ file: ReceivedFile)

    /// Offers a file to the page for download.
    ///
    /// - Parameter onEnd: Called with the server's copy once the page has received the whole file.
    /// - Returns: The address of the file, relative to that of the app.
    func offer(_ file: OfferedFile, onEnd: @escaping @MainActor (URL) -> Void) async throws(FileTransferError) -> String

    /// Withdraws an offer. Does nothing for a file that the page has already received.
    func withdraw(_ address: String)
}

/// An uploaded file. It is removed when the object is released.
package final class ReceivedFile: Sendable {
    package let url: URL
    package let contentType: UTType
    package let byteCount: Int
    private let onRelease: @Sendable () -> Void

    /// - Parameter onRelease: Removes the file.
    package init(url: URL, contentType: UTType, byteCount: Int, onRelease: @escaping @Sendable () -> Void) {
        self.url = url
        self.contentType = contentType
        self.byteCount = byteCount
        self.onRelease = onRelease
    }

    deinit { onRelease() }
}

/// A file offered to the user's device.
package struct OfferedFile: Sendable {
    package var name: String
    package var contentType: UTType
    package var contents: Data

    package init(name: String, contentType: UTType, contents: Data) {
        self.name = name
        self.contentType = contentType
        self.contents = contents
    }
}

private struct FileTransfersKey: EnvironmentKey {
    static var defaultValue: (any FileTransfers)? { nil }
}

extension EnvironmentValues {
    /// The file transfers of the page that shows the views, or nil if there is none.
    package var fileTransfers: (any FileTransfers)? {
        get { self[FileTransfersKey.self] }
        set { self[FileTransfersKey.self] = newValue }
    }
}
