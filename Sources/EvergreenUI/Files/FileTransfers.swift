import EvergreenDocument
import Foundation

/// Moves files between the user's device and the views of one window: by a server, in all but tests.
@MainActor
package protocol FileTransfers: AnyObject {
    /// The largest size of the files of a choice together, or of a file to save, in bytes.
    var maximumByteCount: Int { get }
    var maximumFileCount: Int { get }

    /// Lets the page send the files that it has described.
    ///
    /// - Returns: A ticket, with which the page may send each of them once.
    func expect(_ files: [ChosenFile]) throws(FileTransferError) -> String

    /// Takes the files of a ticket, all of which have come.
    func take(_ ticket: String) throws(FileTransferError) -> [ReceivedFile]

    /// Refuses what is still to come with a ticket.
    func revoke(_ ticket: String)

    /// Keeps a file until the window closes, or others need its space.
    func keep(_ file: ReceivedFile)

    /// Offers a file to the page.
    ///
    /// - Parameter onEnd: Called once the page has all of it, with the server's own copy.
    /// - Returns: The address of the file, relative to that of the app.
    func offer(_ file: OfferedFile, onEnd: @escaping @MainActor (URL) -> Void) async throws(FileTransferError) -> String

    /// Takes an offer back. Does nothing for a file that the page has.
    func withdraw(_ address: String)
}

/// A file that a page has sent. It is removed once nobody has the object.
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

/// A file for the user's device.
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
    /// The way of files to the page that shows the views; nil if there is none.
    package var fileTransfers: (any FileTransfers)? {
        get { self[FileTransfersKey.self] }
        set { self[FileTransfersKey.self] = newValue }
    }
}
