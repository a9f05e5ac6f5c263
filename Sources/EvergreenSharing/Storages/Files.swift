import EvergreenConcurrency
import EvergreenFileWatch
import Foundation
import IssueReporting

/// File access, on disk or in memory.
protocol Files: Sendable {
    /// Returns the contents of a file. Nil if there is no file.
    func read(_ url: URL) throws -> Data?
    /// Replaces a file, or creates it and its folder.
    ///
    /// - Returns: Whether the folder was missing.
    func write(_ data: Data, _ url: URL) throws -> Bool
    /// Copies a file to the same folder, if it exists.
    func backUp(_ url: URL) throws
    /// Calls a function after each change of a file.
    func watch(_ url: URL, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription
}

struct FilesOnDisk: Files {
    func read(_ url: URL) throws -> Data? {
        do {
            return try Data(contentsOf: url)
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile {
            return nil
        }
    }

    func write(_ data: Data, _ url: URL) throws -> Bool {
        // The target of a symbolic link is replaced, rather than the link.
        let url = url.resolvingSymlinksInPath()
        let folder = url.deletingLastPathComponent()
        let isMissing = !FileManager.default.fileExists(atPath: folder.path)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
        return isMissing
    }

    func backUp(_ url: URL) throws {
        let files = FileManager.default
        guard files.fileExists(atPath: url.path) else { return }
        let name = url.deletingPathExtension().lastPathComponent
        let copy = url.deletingLastPathComponent()
            .appendingPathComponent("\(name).unreadable-\(UUID().uuidString.prefix(8))")
            .appendingPathExtension(url.pathExtension)
        try files.copyItem(at: url, to: copy)
    }

    func watch(_ url: URL, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
        let folder = url.deletingLastPathComponent()
        if !FileManager.default.fileExists(atPath: folder.path) {
            // If that fails, the first save reports it.
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let watch = Locked(FileWatch(path: url.path, companions: [], onChange: onChange))
        if watch.withLock({ $0 == nil }), FileManager.default.fileExists(atPath: folder.path) {
            reportIssue(
                """
                Could not watch \(folder.path): changes of \(url.lastPathComponent) by other processes are not observed until it is \
                loaded again.
                """
            )
        }
        return SharedSubscription {
            let ended = watch.withLock { watch in
                defer { watch = nil }
                return watch
            }
            _ = ended
        }
    }
}

final class FilesInMemory: Files {
    private struct Observer {
        let url: URL
        let onChange: @Sendable () -> Void
    }

    private struct State {
        var files: [URL: Data]
        var observers: [Int: Observer] = [:]
        var latestID = 0
    }

    private let state: Locked<State>

    init(_ files: [URL: Data]) {
        let pairs = files.map { ($0.standardizedFileURL, $1) }
        state = Locked(State(files: Dictionary(pairs) { $1 }))
    }

    func read(_ url: URL) throws -> Data? { state.withLock { $0.files[url] } }

    func write(_ data: Data, _ url: URL) throws -> Bool {
        let observers = state.withLock { state in
            state.files[url] = data
            return state.observers.values.filter { $0.url == url }
        }
        for observer in observers { observer.onChange() }
        return false
    }

    func backUp(_ url: URL) throws {
        state.withLock { state in
            guard let data = state.files[url] else { return }
            state.files[url.deletingPathExtension().appendingPathExtension("unreadable.\(url.pathExtension)")] = data
        }
    }

    func watch(_ url: URL, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
        let id = state.withLock { state in
            state.latestID += 1
            state.observers[state.latestID] = Observer(url: url, onChange: onChange)
            return state.latestID
        }
        return SharedSubscription { [self] in
            state.withLock { _ = $0.observers.removeValue(forKey: id) }
        }
    }
}
