import Foundation

// Directories of the user, named as in Foundation on Apple platforms. They may not exist yet.
extension URL {
    /// The directory for support files of programs: `~/.local/share`, or `XDG_DATA_HOME` if set.
    public static var applicationSupportDirectory: URL { userDirectory(.applicationSupportDirectory) }

    /// The directory for disposable files: `~/.cache`, or `XDG_CACHE_HOME` if set.
    public static var cachesDirectory: URL { userDirectory(.cachesDirectory) }

    /// The user's documents.
    public static var documentsDirectory: URL { userDirectory(.documentDirectory) }

    private static func userDirectory(_ directory: FileManager.SearchPathDirectory) -> URL {
        let manager = FileManager.default
        return manager.urls(for: directory, in: .userDomainMask).first ?? manager.temporaryDirectory
    }
}
