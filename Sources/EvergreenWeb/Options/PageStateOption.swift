import ArgumentParser
import EvergreenPageStorage
import Foundation
import Logging

/// The storage of page state, from which pages continue after a server restart.
public enum PageStateOption: Hashable, Sendable, ExpressibleByArgument {
    /// An SQLite file, which is created if it does not exist.
    case file(path: String)
    /// The memory of the process, until it exits.
    case memory
    /// No storage.
    case none

    /// Parses the value of `--page-state`: `memory`, `none`, or a path.
    public init?(argument: String) {
        switch argument {
        case "": return nil
        case "memory": self = .memory
        case "none": self = .none
        default: self = .file(path: argument)
        }
    }

    /// The default storage of an app's state: a file named by the executable and the port, in the user's folder for program state
    /// (`$XDG_STATE_HOME`, or `~/.local/state`). With an arbitrary free port, state is kept in memory, because pages don't find the server
    /// again after a restart.
    static func standard(executable: String, port: Int, environment: [String: String]) -> PageStateOption {
        guard port != 0 else { return .memory }
        return .file(named: "\(executable)-\(port)", environment: environment)
    }

    /// The default storage of a mounted app's state: a file named by the executable and the app's path.
    static func standard(
        executable: String,
        mountedAt path: BasePath,
        environment: [String: String]
    ) -> PageStateOption {
        // Paths never contain a `+`, so that file names are unique.
        let name = executable + (path == .root ? "+" : path.prefix.replacing("/", with: "+"))
        return .file(named: name, environment: environment)
    }

    /// A file in the user's folder for program state.
    private static func file(named name: String, environment: [String: String]) -> PageStateOption {
        let home = FileManager.default.homeDirectoryForCurrentUser
        // Relative paths must be ignored, according to the XDG specification.
        let folder =
            environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
            ?? home.appending(components: ".local", "state")
        return .file(path: folder.appending(components: "evergreen", "\(name).sqlite").path(percentEncoded: false))
    }

    /// Opens the store. If the file can't be used, it is left unchanged, the reason is logged, and the state is kept in memory.
    func open(logger: Logger) -> (any PageStateStore)? {
        switch self {
        case .none: return nil
        case .memory: return MemoryPageStateStore()
        case .file(let path):
            do {
                return try SQLitePageStateStore(path: path)
            } catch {
                logger.warning(
                    "The state of pages is kept only until this process exits.",
                    metadata: ["reason": "\(error)"]
                )
                return MemoryPageStateStore()
            }
        }
    }
}
