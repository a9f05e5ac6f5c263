import EvergreenConcurrency
import GRDB

extension LiveDatabase {
    /// Returns the live database of a connection, creating it if necessary.
    static func of(_ reader: any DatabaseReader) -> LiveDatabase {
        let database = registry.database(of: connection(behind: reader))
        // Outside the lock of the registry: this may wait for the connection, whose current access may use the registry.
        database.start()
        return database
    }

    /// Removes a database that is no longer observed. Called by its deinitializer.
    static func didEnd(_ base: any DatabaseReader) { registry.remove(base) }

    private static let registry = Registry()

    /// Holds live databases weakly: they live as long as they are observed.
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

        /// Other entries are not accessed: that would briefly retain their databases, and keep the files open.
        func remove(_ base: any DatabaseReader) {
            entries.withLock { entries in
                let id = ObjectIdentifier(base)
                if entries[id]?.database == nil { entries[id] = nil }
            }
        }
    }
}
