#if !canImport(Darwin)
    public import Foundation

    /// A file in memory: its contents and its name. Directories and symbolic links are not supported.
    public class FileWrapper {
        /// The contents of the file.
        public let regularFileContents: Data?
        /// The name of the file on disk, if it was read.
        public var filename: String?
        /// The preferred name for saving the file.
        public var preferredFilename: String?

        /// Creates a file with contents.
        public init(regularFileWithContents contents: Data) {
            regularFileContents = contents
        }

        /// Options for reading a file.
        public struct ReadingOptions: OptionSet, Sendable {
            public let rawValue: UInt

            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// Reads the contents immediately. This is always the case.
            public static let immediate = ReadingOptions(rawValue: 1)
        }

        /// Reads a file.
        ///
        /// - Throws: The error of reading, or `CocoaError.fileReadUnknown` for a directory.
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
