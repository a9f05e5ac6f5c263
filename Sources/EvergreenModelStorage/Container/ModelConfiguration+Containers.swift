import Foundation

extension ModelConfiguration {
    /// The folder of a store's file, which a group of programs may share.
    public struct GroupContainer: Hashable, Sendable {
        let name: String?

        /// The program's own folder.
        public static var automatic: GroupContainer { GroupContainer(name: nil) }

        /// The program's own folder.
        public static var none: GroupContainer { GroupContainer(name: nil) }

        /// The folder of a group, in the user's application data: all programs of the user find it by its name.
        ///
        /// On Linux that is `$XDG_DATA_HOME/GROUP`, or `~/.local/share/GROUP`. Characters of the name other than letters, digits, `-`, `_`
        /// and `.` are percent-encoded in the folder's name.
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }

        /// The folder of the files.
        var directory: URL {
            guard let name else { return ModelConfiguration.defaultDirectory }
            let safe = name.addingPercentEncoding(withAllowedCharacters: Self.allowed) ?? ""
            let isSpecial = safe.allSatisfy { $0 == "." }
            return ModelConfiguration.dataDirectory.appendingPathComponent(isSpecial ? "group\(safe)" : safe)
        }

        private static let allowed = CharacterSet(
            charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_."
        )
    }

    /// The CloudKit database that a store is synchronized with. CloudKit is not available: the only value is none.
    public struct CloudKitDatabase: Hashable, Sendable {
        /// None: CloudKit is not available on this platform.
        public static var automatic: CloudKitDatabase { CloudKitDatabase() }

        /// None.
        public static var none: CloudKitDatabase { CloudKitDatabase() }

        /// Not available.
        @available(*, unavailable, message: "There is no CloudKit: leave cloudKitDatabase out, or pass .none")
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase() }
    }

    /// The folder for the program's data.
    static var defaultDirectory: URL {
        #if os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
            return dataDirectory
        #else
            return dataDirectory.appendingPathComponent(ProcessInfo.processInfo.processName)
        #endif
    }

    /// The parent folder for the data of all programs.
    fileprivate static var dataDirectory: URL {
        #if os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
            return URL.applicationSupportDirectory
        #else
            let environment = ProcessInfo.processInfo.environment
            return environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
                ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".local/share")
        #endif
    }
}
