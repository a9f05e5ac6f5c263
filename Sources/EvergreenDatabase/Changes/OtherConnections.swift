import Dispatch
import Foundation
import GRDB

/// Tells when another connection, of this process or of another one, commits to the file of a database.
///
/// Every commit writes to the write-ahead log, or to the database file. The system says so; SQLite's data version
/// then confirms that it was not one of our own commits. While nobody writes, nothing runs.
///
/// `@unchecked Sendable`: `state` is only touched under `lock`.
final class OtherConnections: @unchecked Sendable {
    private struct State {
        var watch: FileWatch?
        var isCheckScheduled = false
        var version: Int?
    }

    private let base: any DatabaseReader
    private let versions: DataVersion
    private let onCommit: @Sendable () -> Void
    private let queue = DispatchQueue(label: "Evergreen.OtherConnections")
    private let lock = NSLock()
    private var state = State()

    /// Notifications within this time are confirmed together: one commit gives several, and the
    /// confirmation takes a turn of the writer.
    private static let gathering = DispatchTimeInterval.milliseconds(2)

    init(of base: any DatabaseReader, versions: DataVersion, onCommit: @escaping @Sendable () -> Void) {
        self.base = base
        self.versions = versions
        self.onCommit = onCommit
    }

    func start() {
        guard let path = base.filePath else { return }
        if let writer {
            // Its own queue counts only the commits of others.
            writer.asyncWriteWithoutTransaction { [weak self] db in
                self?.note((try? db.dataVersion()))
            }
        } else {
            note(versions.current())
        }
        let watch = FileWatch(path: path, queue: queue) { [weak self] in self?.fileDidChange() }
        lock.withLock { state.watch = watch }
    }

    /// The connection that writes, unless it is read-only: then the data version of a connection of ours is as good.
    private var writer: (any DatabaseWriter)? {
        base.configuration.readonly ? nil : base as? any DatabaseWriter
    }

    private func fileDidChange() {
        let isNew = lock.withLock {
            defer { state.isCheckScheduled = true }
            return !state.isCheckScheduled
        }
        if isNew {
            queue.asyncAfter(deadline: .now() + Self.gathering) { [weak self] in self?.check() }
        }
    }

    private func check() {
        lock.withLock { state.isCheckScheduled = false }
        if let writer {
            writer.asyncWriteWithoutTransaction { [weak self] db in
                self?.note((try? db.dataVersion()))
            }
        } else {
            note(versions.current())
        }
    }

    private func note(_ version: Int?) {
        let hasChanged = lock.withLock {
            defer { state.version = version }
            return state.version != nil && state.version != version
        }
        if hasChanged {
            onCommit()
        }
    }
}
