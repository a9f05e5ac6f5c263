import ArgumentParser
import EvergreenPageStorage
import Foundation
import Logging

/// Where the state of pages is kept, so that a page goes on where it was after its server was restarted.
public enum PageStateOption: Hashable, Sendable, ExpressibleByArgument {
    /// In an SQLite file, which is created if there is none.
    case file(path: String)
    /// In the memory of the process, up to its end.
    case memory
    /// Nowhere.
    case none

    /// Parses the value of `--page-state`: `memory`, `none`, or else a path.
    public init?(argument: String) {
        switch argument {
        case "": return nil
        case "memory": self = .memory
        case "none": self = .none
        default: self = .file(path: argument)
        }
    }

    /// The place where an app's state is kept if nothing else is said: a file of the executable and the port, in the user's
    /// folder for the state of programs (`$XDG_STATE_HOME`, or `~/.local/state`). With any free port, pages don't find the
    /// server again after a restart.
    static func standard(executable: String, port: Int, environment: [String: String]) -> PageStateOption {
        guard port != 0 else { return .memory }
        return .file(named: "\(executable)-\(port)", environment: environment)
    }

    /// The place where the state of a mounted app is kept if nothing else is said: a file of the executable and the app's path.
    static func standard(
        executable: String,
        mountedAt path: BasePath,
        environment: [String: String]
    ) -> PageStateOption {
        // No path has a `+`: two paths have two files.
        let name = executable + (path == .root ? "+" : path.prefix.replacing("/", with: "+"))
        return .file(named: name, environment: environment)
    }

    /// A file in the user's folder for the state of programs.
    private static func file(named name: String, environment: [String: String]) -> PageStateOption {
        let home = FileManager.default.homeDirectoryForCurrentUser
        // A relative path is to be ignored, as the specification of these folders says.
        let folder =
            environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
            ?? home.appending(components: ".local", "state")
        return .file(path: folder.appending(components: "evergreen", "\(name).sqlite").path(percentEncoded: false))
    }

    /// Opens the store. A file that can't be used is left alone: the log says why, and the state is kept in memory.
    func open(logger: Logger) -> (any PageStateStore)? {
        switch self {
        case .none: return nil
        case .memory: return MemoryPageStateStore()
        case .file(let path):
            do {
                return try SQLitePageStateStore(path: path)
            } catch {
                logger.warning(
                    "The state of pages is kept up to the end of this process only.",
                    metadata: ["reason": "\(error)"]
                )
                return MemoryPageStateStore()
            }
        }
    }
}
