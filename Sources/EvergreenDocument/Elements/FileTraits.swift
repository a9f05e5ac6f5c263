/// A file that the user has chosen, as the screen describes it before it is sent.
package struct ChosenFile: Hashable, Sendable {
    package var name: String
    /// Its MIME type; empty if the screen does not know it.
    package var contentType: String
    package var byteCount: Int

    package init(name: String, contentType: String = "", byteCount: Int) {
        self.name = name
        self.contentType = contentType
        self.byteCount = byteCount
    }
}

/// The files of the user's device that an element takes, which the screen then sends.
package struct AcceptedFiles: Hashable, Sendable {
    /// MIME types and file name extensions with a dot; empty for all.
    package var acceptedTypes: [String]
    package var maximumCount: Int
    /// The size of all files together.
    package var maximumByteCount: Int
    /// Lets the screen send the files that it has described; nil while none are expected.
    package var ticket: String?

    package init(acceptedTypes: [String], maximumCount: Int, maximumByteCount: Int, ticket: String? = nil) {
        self.acceptedTypes = acceptedTypes
        self.maximumCount = maximumCount
        self.maximumByteCount = maximumByteCount
        self.ticket = ticket
    }
}

/// A button with which the user chooses files.
package struct FilePickerTraits: Hashable, Sendable {
    package var files: AcceptedFiles
    package var prominence: ButtonTraits.Prominence

    package init(files: AcceptedFiles, prominence: ButtonTraits.Prominence = .automatic) {
        self.files = files
        self.prominence = prominence
    }
}

/// A link to a file, which the screen follows by itself once it has the address.
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
