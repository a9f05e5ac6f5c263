/// A file that the user has chosen, as described by the client before the upload.
package struct ChosenFile: Hashable, Sendable {
    package var name: String
    /// The MIME type; empty if unknown to the client.
    package var contentType: String
    package var byteCount: Int

    package init(name: String, contentType: String = "", byteCount: Int) {
        self.name = name
        self.contentType = contentType
        self.byteCount = byteCount
    }
}

/// The files of the user's device that an element accepts for upload.
package struct AcceptedFiles: Hashable, Sendable {
    /// MIME types and file name extensions with a dot; empty for all.
    package var acceptedTypes: [String]
    package var maximumCount: Int
    /// The maximum size of all files together.
    package var maximumByteCount: Int
    /// Authorizes the client to upload the files that it has described; nil while no upload is expected.
    package var ticket: String?

    package init(acceptedTypes: [String], maximumCount: Int, maximumByteCount: Int, ticket: String? = nil) {
        self.acceptedTypes = acceptedTypes
        self.maximumCount = maximumCount
        self.maximumByteCount = maximumByteCount
        self.ticket = ticket
    }
}

/// A button that lets the user choose files.
package struct FilePickerTraits: Hashable, Sendable {
    package var files: AcceptedFiles
    package var prominence: ButtonTraits.Prominence

    package init(files: AcceptedFiles, prominence: ButtonTraits.Prominence = .automatic) {
        self.files = files
        self.prominence = prominence
    }
}

/// A link to a file, which the client follows automatically once it has the address.
package struct FileLinkTraits: Hashable, Sendable {
    package var title: String
    package var fileName: String
    /// Nil while the file is being written.
    package var address: String?

    package init(title: String, fileName: String, address: String?) {
        self.title = title
        self.fileName = fileName
        self.address = address
    }
}
