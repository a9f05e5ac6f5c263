#if !canImport(Darwin)
    public import Foundation

    /// A file in memory: its contents and its name. Folders and links are not there.
    public class FileWrapper {
        /// The contents of the file.
        public let regularFileContents: Data?
        /// The name that the file has, if it was read.
        public var filename: String?
        /// The name that the file should have.
        public var preferredFilename: String?

        /// A file with contents.
        public init(regularFileWithContents contents: Data) {
            regularFileContents = contents
        }

        /// How a file is read.
        public struct ReadingOptions: OptionSet, Sendable {
            public let rawValue: UInt

            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// Reads the contents at once, as is always done.
            public static let immediate = ReadingOptions(rawValue: 1)
        }

        /// Reads a file.
        ///
        /// - Throws: The error of reading; `CocoaError.fileReadUnknown` for a folder.
        public convenience init(url: URL, options: ReadingOptions = []) throws {
            self.init(regularFileWithContents: try Data(contentsOf: url))
            filename = url.lastPathComponent
            preferredFilename = url.lastPathComponent
        }

        /// Always true.
        public var isRegularFile: Bool { true }
        /// Always false.
        public var isDirectory: Bool { false }
    }
#endif
