import EvergreenConcurrency
import GRDB

extension LiveDatabase {
    /// The live database of a connection, made if there is none.
    static func of(_ reader: any DatabaseReader) -> LiveDatabase {
        let database = registry.database(of: connection(behind: reader))
        // Without the lock of the registry: this may wait for the connection, in which somebody may ask the registry.
        database.start()
        return database
    }

    /// Forgets a database that is not observed any more. To be called at its end.
    static func didEnd(_ base: any DatabaseReader) { registry.remove(base) }

    private static let registry = Registry()

    /// Holds live databases weakly: they live for as long as they are watched.
    private final class Registry: Sendable {
        private struct Entry {
            weak var database: LiveDatabase?
        }

        private let entries = Locked<[ObjectIdentifier: Entry]>([:])

        func database(of base: any DatabaseReader) -> LiveDatabase {
            entries.withLock { entries in
                // A live database keeps its connection alive, so that the identifier of a living entry is unique.
                if let database = entries[ObjectIdentifier(base)]?.database { return database }
                let database = LiveDatabase(base: base)
                entries[ObjectIdentifier(base)] = Entry(database: database)
                return database
            }
        }

        /// Entries of others are not looked at: that would keep their databases for a moment, and with them the files open.
        func remove(_ base: any DatabaseReader) {
            entries.withLock { entries in
                let id = ObjectIdentifier(base)
                if entries[id]?.database == nil { entries[id] = nil }
            }
        }
    }
}
