import Dispatch
import EvergreenConcurrency
import Foundation

/// Reads, writes and follows files.
///
/// 1. ``write(_:to:isUrgent:)`` keeps the newest value of each file, and asks for a turn of the queue: soon, or after a delay.
/// 2. The turn encodes and writes what waits then. The continuations of all values that it stands for are resumed.
/// 3. ``flush(_:)`` does so at once, and returns when it is done.
/// 4. When a file changes, those that follow it read it on the queue, after the write that may be under way, unless a newer value
///    waits to be written. Each ignores bytes that it has given already, and those that it has written itself.
final class FileStore: Sendable {
    /// A value that waits to be written.
    struct Write: Sendable {
        var encode: @Sendable () throws -> Data
        var owner: ObjectIdentifier?
        var continuations: [SaveContinuation]
    }

    private struct State {
        var waiting: [URL: Write] = [:]
        /// What was written last, and by whom.
        var written: [URL: (Fingerprint, ObjectIdentifier?)] = [:]
        var followers: [ObjectIdentifier: FileFollower] = [:]
        /// Files that must not be replaced before they are copied.
        var unreadable: Set<URL> = []
    }

    static let disk = FileStore(FilesOnDisk(), delay: .milliseconds(200))

    private let files: any Files
    private let delay: DispatchTimeInterval?
    private let queue = DispatchQueue(label: "Evergreen.FileStore")
    private let queueMark = DispatchSpecificKey<Bool>()
    private let state = Locked(State())

    /// - Parameters:
    ///   - files: The files.
    ///   - delay: How long changes are gathered; nil to write each at once.
    init(_ files: any Files, delay: DispatchTimeInterval?) {
        self.files = files
        self.delay = delay
        queue.setSpecific(key: queueMark, value: true)
    }

    func markUnreadable(_ url: URL) {
        state.withLock { _ = $0.unreadable.insert(url) }
    }

    /// Nil if there is no file.
    func read(_ url: URL) throws -> Data? {
        do {
            return try files.read(url)
        } catch {
            throw FileStorageError("can't be read", url, error)
        }
    }

    // MARK: Writing

    func write(_ write: Write, to url: URL, isUrgent: Bool) {
        let isAskedFor = state.withLock { state in
            var write = write
            let former = state.waiting[url]
            write.continuations += former?.continuations ?? []
            state.waiting[url] = write
            return former != nil
        }
        guard let delay else { return flush(url) }
        if isUrgent {
            queue.async { self.writeWaiting(url) }
        } else if !isAskedFor {
            ProcessEnd.register()
            queue.asyncAfter(deadline: .now() + delay) { self.writeWaiting(url) }
        }
    }

    /// Writes what waits to be written to a file, or to all, before it returns.
    func flush(_ url: URL? = nil) {
        let urls = state.withLock { state in url.map { [$0] } ?? Array(state.waiting.keys) }
        onQueue { for url in urls { writeWaiting(url) } }
    }

    private func onQueue<R>(_ body: () throws -> R) rethrows -> R {
        try DispatchQueue.getSpecific(key: queueMark) == true ? body() : queue.sync(execute: body)
    }

    private func writeWaiting(_ url: URL) {
        guard let write = state.withLock({ $0.waiting.removeValue(forKey: url) }) else { return }
        let result = Result { try replace(url, write) }
        for continuation in write.continuations { continuation.resume(with: result) }
    }

    private func replace(_ url: URL, _ write: Write) throws {
        let data: Data
        do {
            data = try write.encode()
        } catch {
            throw FileStorageError("can't be written: its value can't be encoded", url, error)
        }
        do {
            if state.withLock({ $0.unreadable.contains(url) }) {
                try files.keepCopy(url)
                state.withLock { _ = $0.unreadable.remove(url) }
            }
            // Before the write: who follows the file may be told before it returns.
            state.withLock { $0.written[url] = (Fingerprint(data), write.owner) }
            if try files.write(data, url) { watchAgain() }
        } catch {
            throw FileStorageError("can't be written", url, error)
        }
    }

    /// A folder that had gone is there again: it is another one for the system.
    private func watchAgain() {
        for follower in state.withLock({ Array($0.followers.values) }) { follower.watch() }
    }

    func writeAsOther(_ data: Data, to url: URL) throws {
        do {
            state.withLock { _ = $0.written.removeValue(forKey: url) }
            _ = try files.write(data, url)
        } catch {
            throw FileStorageError("can't be written", url, error)
        }
    }

    // MARK: Following

    /// Calls a function with what a file has become, nil where it was removed: on the queue, or on the thread that writes a file in
    /// memory.
    func follow(
        _ url: URL,
        owner: ObjectIdentifier?,
        _ yield: @escaping @Sendable (Result<Data?, any Error>) -> Void
    ) -> SharedSubscription {
        let follower = FileFollower(url, in: self, owner: owner, yield)
        state.withLock { $0.followers[ObjectIdentifier(follower)] = follower }
        follower.watch()
        return SharedSubscription { [self] in
            state.withLock { _ = $0.followers.removeValue(forKey: ObjectIdentifier(follower)) }
            follower.end()
        }
    }

    func watch(_ url: URL, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
        files.watch(url, onChange)
    }

    /// Runs a function on the queue; on the thread of a change in memory, which is followed at once.
    func look(after delay: DispatchTimeInterval? = nil, _ body: @escaping @Sendable () -> Void) {
        if self.delay == nil { return body() }
        if let delay { queue.asyncAfter(deadline: .now() + delay, execute: body) } else { queue.async(execute: body) }
    }

    /// Whether a newer value waits to be written.
    func isWaiting(_ url: URL) -> Bool { state.withLock { $0.waiting[url] != nil } }

    func wasWritten(_ fingerprint: Fingerprint, to url: URL, by owner: ObjectIdentifier) -> Bool {
        state.withLock { state in
            guard let (written, writer) = state.written[url] else { return false }
            return written == fingerprint && writer == owner
        }
    }
}
