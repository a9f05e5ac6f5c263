import GRDB

extension ModelContainer {
    /// Deletes all models of all stores, as ``erase()`` does. A failure is logged, and the remaining models stay.
    public func deleteAllData() {
        do {
            try erase()
        } catch {
            ModelContext.logger.error("The data of a container could not be deleted: \(error)")
        }
    }

    /// Deletes all models of all stores. Contexts observe this like any other change. Tables and files are kept.
    ///
    /// The history restarts: all tokens are expired.
    ///
    /// - Throws: A ``ModelError`` if a store can't be written to.
    public func erase() throws {
        for store in core.stores {
            guard store.configuration.allowsSave else { throw ModelError.savingNotAllowed(store) }
            do {
                try store.deleteAllRows()
            } catch let error as DatabaseError {
                throw ModelError.storeFailure(error, store)
            }
        }
    }
}

extension ModelStore {
    fileprivate func deleteAllRows() throws {
        let tables = SchemaDescription(entities, version: .init(1, 0, 0)).tables.map(\.name)
        try writer.barrierWriteWithoutTransaction { db in
            // The rule `.deny` would prevent deleting the rows in any order.
            try db.execute(sql: "PRAGMA foreign_keys = OFF")
            defer { db.enforceForeignKeys() }
            try db.inTransaction(.immediate) {
                let before = try ForeignKeyViolation.all(db)
                let actions = try ForeignKeyActions(db, leavingOut: tables)
                try actions.install(db)
                for table in tables { try db.execute(sql: "DELETE FROM \(table.sqlName)") }
                try HistoryTable.expire(db)
                try actions.remove(db)
                try ForeignKeyViolation.requireNone(db, since: before, code: .violatedConstraint)
                return .commit
            }
        }
    }
}

extension Database {
    fileprivate func enforceForeignKeys() {
        do {
            try execute(sql: "PRAGMA recursive_triggers = OFF")
            try execute(sql: "PRAGMA foreign_keys = ON")
        } catch {
            ModelContext.logger.error("Foreign keys could not be turned on again: \(error)")
        }
    }
}
