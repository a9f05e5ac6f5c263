import EvergreenConcurrency
import Foundation
import GRDB

/// The stream of commits to the database of one connection, by that connection and by all others. Independent of live values.
///
/// The connection's own commits come from a ``ChangeObserver`` on its writer, those of others from ``OtherConnections``. ``DatabaseFile``
/// reports that the file was lost or found again: then anything may have changed.
final class CommitStream: Sendable {
    /// The callbacks of the stream, called on the queue of the writer if there is one.
    struct Handlers: Sendable {
        /// Whether the ending transaction was read from inside. Such a read may have seen changes that were rolled back.
        let wasReadInTransaction: @Sendable () -> Bool
        /// The schema may have changed: called before `onChanges`.
        let onSchemaChange: @Sendable () -> Void
        let onChanges: @Sendable (CommittedChanges) -> Void
    }

    private let base: any DatabaseReader
    /// Nil for a database in memory.
    private let file: DatabaseFile?
    private let versions: FileVersions

    /// The observers, created by the first start.
    private struct Sources {
        /// Only used on the writer's queue.
        let observer: ChangeObserver
        let others: OtherConnections
    }

    private let isStarted = Locked(false)
    private let sources = Locked<Sources?>(nil)

    init(of base: any DatabaseReader, file: DatabaseFile?) {
        self.base = base
        self.file = file
        versions = FileVersions(base: base, file: file)
    }

    /// Starts to observe, unless it already has.
    ///
    /// It may wait for the connection, without holding a lock: a caller inside an access to the connection may call it, too.
    ///
    /// - parameter makeHandlers: Creates the callbacks. Called once.
    func start(_ makeHandlers: () -> Handlers) {
        guard !isStarted.withLock({ $0 }) else { return }
        let installation = sources.withLock { prepare(&$0, makeHandlers) }
        if let installation, let writer = base as? any DatabaseWriter, !(base is DatabasePool) {
            writer.unsafeReentrantWrite { db in
                file?.install(in: db)
                installation.observer.install(in: db)
            }
        }
        isStarted.withLock { $0 = true }
    }

    /// Returns the observer to install in the writer, if there is one.
    private func prepare(_ sources: inout Sources?, _ makeHandlers: () -> Handlers) -> ObserverInstallation? {
        let hasWriter = base is any DatabaseWriter && !base.configuration.readonly
        if let sources { return hasWriter ? ObserverInstallation(observer: sources.observer) : nil }
        let handlers = makeHandlers()
        file?.observe { handlers.onChanges(.everything) }
        let others = OtherConnections(of: base, file: file, versions: versions) {
            [weak self] changes, schemaChanged, db in
            if schemaChanged {
                db?.clearSchemaCache()
                if let db { self?.sources.withLock({ $0?.observer })?.schemaDidChange(db) }
                handlers.onSchemaChange()
            }
            handlers.onChanges(changes)
        }
        let observer = ChangeObserver(
            wasReadInTransaction: handlers.wasReadInTransaction,
            onChanges: handlers.connectionDidCommit,
            onWillCommit: { [weak others] in others?.ownConnectionWillCommit() },
            onCommit: { [weak others] db, schemaChanged in
                others?.ownConnectionDidCommit(db, schemaChanged: schemaChanged)
            }
        )
        sources = Sources(observer: observer, others: others)
        others.start()
        guard hasWriter else { return nil }
        let installation = ObserverInstallation(observer: observer)
        if let pool = base as? DatabasePool {
            // The writer may be busy for long. If it commits meanwhile, all values are fetched again.
            let before = versions.current()
            // Without a strong reference to this object, whose deinitialization would have to wait for the writer.
            pool.asyncWriteWithoutTransaction { [weak self, file, versions] db in
                file?.install(in: db)
                guard self != nil else { return }
                installation.observer.install(in: db)
                if before == nil || versions.current() != before {
                    handlers.connectionDidCommit(.everything)
                }
            }
        }
        return installation
    }

    deinit {
        let sources = sources.withLock { $0 }
        sources?.others.stop()
        versions.close()
        guard let sources, let writer = base as? any DatabaseWriter, !base.configuration.readonly else { return }
        let installation = ObserverInstallation(observer: sources.observer)
        writer.asyncWriteWithoutTransaction { db in installation.observer.uninstall(from: db) }
    }
}

extension CommitStream.Handlers {
    fileprivate func connectionDidCommit(_ changes: CommittedChanges) {
        // The schema may have changed as well.
        if changes.everything { onSchemaChange() }
        onChanges(changes)
    }
}

/// Carries an observer to the queue of the writer.
///
/// `@unchecked Sendable`: the observer is created on one thread, and then used only on the writer's queue.
private struct ObserverInstallation: @unchecked Sendable {
    let observer: ChangeObserver
}
