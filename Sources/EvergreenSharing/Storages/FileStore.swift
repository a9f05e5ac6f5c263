import Dispatch
import EvergreenConcurrency
import Foundation

/// Reads, writes and observes files.
///
/// 1. ``write(_:to:isUrgent:)`` keeps the newest value of each file, and schedules a write on the queue, immediately or after a delay.
/// 2. The scheduled write encodes and writes the pending value, and resumes the continuations of all values that it replaces.
/// 3. ``flush(_:)`` writes immediately, and returns afterwards.
/// 4. When a file changes, its followers read it on the queue, after any running write, unless a newer value is pending. Each ignores data
///    that it has already delivered or written itself.
final class FileStore: Sendable {
    /// A pending write.
    struct Write: Sendable {
        var encode: @Sendable () throws -> Data
        var owner: ObjectIdentifier?
        var continuations: [SaveContinuation]
    }

    private struct State {
        var waiting: [URL: Write] = [:]
        /// The fingerprint and the owner of the last write.
        var written: [URL: (Fingerprint, ObjectIdentifier?)] = [:]
        var followers: [ObjectIdentifier: FileFollower] = [:]
        /// Files that must be copied before they are replaced.
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
    ///   - delay: The debounce interval of changes; nil to write each one immediately.
    init(_ files: any Files, delay: DispatchTimeInterval?) {
        self.files = files
        self.delay = delay
        queue.setSpecific(key: queueMark, value: true)
    }

    func markUnreadable(_ url: URL) {
        state.withLock { _ = $0.unreadable.insert(url) }
    }

    /// Returns the contents of a file. Nil if there is no file.
    func read(_ url: URL) throws -> Data? {
        do {
            return try files.read(url)
        } catch {
            throw FileStorageError("can't be read", url, error)
        }
    }

    // MARK: Writing

    func write(_ write: Write, to url: URL, isUrgent: Bool) {
        let isPending = state.withLock { state in
            var write = write
            let previous = state.waiting[url]
            write.continuations += previous?.continuations ?? []
            state.waiting[url] = write
            return previous != nil
        }
        guard let delay else { return flush(url) }
        if isUrgent {
            queue.async { self.writeWaiting(url) }
        } else if !isPending {
            ProcessEnd.register()
            queue.asyncAfter(deadline: .now() + delay) { self.writeWaiting(url) }
        }
    }

    /// Writes the pending changes of a file, or of all files, before it returns.
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
                try files.backUp(url)
                state.withLock { _ = $0.unreadable.remove(url) }
            }
            // Before the write: followers of the file may be notified before it returns.
            state.withLock { $0.written[url] = (Fingerprint(data), write.owner) }
            if try files.write(data, url) { watchAgain() }
        } catch {
            throw FileStorageError("can't be written", url, error)
        }
    }

    /// Observes again after a missing folder was created, which is a different one for the file system.
    private func watchAgain() {
        for follower in state.withLock({ Array($0.followers.values) }) { follower.watch() }
    }

    func writeExternally(_ data: Data, to url: URL) throws {
        do {
            state.withLock { _ = $0.written.removeValue(forKey: url) }
            _ = try files.write(data, url)
        } catch {
            throw FileStorageError("can't be written", url, error)
        }
    }

    // MARK: Following

    /// Calls a function with the new contents of a file after each change, nil if it was removed: on the queue, or, for a file in memory,
    /// on the writing thread.
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

    /// Runs a function on the queue; for files in memory, immediately on the current thread.
    func schedule(after delay: DispatchTimeInterval? = nil, _ body: @escaping @Sendable () -> Void) {
        if self.delay == nil { return body() }
        if let delay { queue.asyncAfter(deadline: .now() + delay, execute: body) } else { queue.async(execute: body) }
    }

    /// Whether a newer value is pending.
    func isWaiting(_ url: URL) -> Bool { state.withLock { $0.waiting[url] != nil } }

    func wasWritten(_ fingerprint: Fingerprint, to url: URL, by owner: ObjectIdentifier) -> Bool {
        state.withLock { state in
            guard let (written, writer) = state.written[url] else { return false }
            return written == fingerprint && writer == owner
        }
    }
}
