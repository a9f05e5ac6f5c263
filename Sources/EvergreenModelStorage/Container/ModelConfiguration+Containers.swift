import Foundation

extension ModelConfiguration {
    /// Which programs share the folder of a store's file.
    public struct GroupContainer: Hashable, Sendable {
        let name: String?

        /// The folder is the program's own.
        public static var automatic: GroupContainer { GroupContainer(name: nil) }

        /// The folder is the program's own.
        public static var none: GroupContainer { GroupContainer(name: nil) }

        /// The folder is that of a group, in the user's application data: all programs of the user find it by its name.
        ///
        /// On Linux that is `$XDG_DATA_HOME/GROUP`, or `~/.local/share/GROUP`. What else than letters, digits, `-`, `_` and `.` is
        /// in the name is in that of the folder as `%` and a number.
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

    /// The CloudKit database that a store is kept in step with. There is no CloudKit: all that there is to say is that there is
    /// none.
    public struct CloudKitDatabase: Hashable, Sendable {
        /// None: a program on this platform has no access to CloudKit.
        public static var automatic: CloudKitDatabase { CloudKitDatabase() }

        /// None.
        public static var none: CloudKitDatabase { CloudKitDatabase() }

        /// Not there.
        @available(*, unavailable, message: "There is no CloudKit: leave cloudKitDatabase out, or pass .none")
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase() }
    }

    /// The folder of the program's data.
    static var defaultDirectory: URL {
        #if os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
            return dataDirectory
        #else
            return dataDirectory.appendingPathComponent(ProcessInfo.processInfo.processName)
        #endif
    }

    /// The folder of the data of all programs.
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
