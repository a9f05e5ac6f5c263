import Foundation

// Directories of the user, as Foundation names them on Apple platforms. They need not exist yet.
extension URL {
    /// Where programs keep what they need, and the user does not look: `~/.local/share` unless `XDG_DATA_HOME` says otherwise.
    public static var applicationSupportDirectory: URL { userDirectory(.applicationSupportDirectory) }

    /// What can be made again: `~/.cache` unless `XDG_CACHE_HOME` says otherwise.
    public static var cachesDirectory: URL { userDirectory(.cachesDirectory) }

    /// The user's documents.
    public static var documentsDirectory: URL { userDirectory(.documentDirectory) }

    private static func userDirectory(_ directory: FileManager.SearchPathDirectory) -> URL {
        let manager = FileManager.default
        return manager.urls(for: directory, in: .userDomainMask).first ?? manager.temporaryDirectory
    }
}
