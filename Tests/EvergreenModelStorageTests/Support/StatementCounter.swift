import EvergreenModelStorage
import GRDB
import Synchronization

/// Counts the SELECT statements of an in-memory container's connections.
final class StatementCounter: Sendable {
    private let count = Mutex(0)

    init(_ container: ModelContainer) {
        container.databaseWriter.unsafeReentrantWrite { db in
            db.trace { [weak self] event in
                if event.description.hasPrefix("SELECT") { self?.count.withLock { $0 += 1 } }
            }
        }
    }

    var selects: Int { count.withLock { $0 } }
}
