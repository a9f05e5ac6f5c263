import GRDB

/// Reverts the changes of a transaction in one store, except where they were changed again since.
///
/// A property whose value differs from the transaction's result is left unchanged. Rows that the transaction inserted are deleted, with
/// their cascaded relationships.
struct RowReversal {
    let store: ModelStore
    let changes: RowJournal

    /// - Returns: The changes made, so that they can be reverted in turn.
    func run(_ db: Database) throws -> RowJournal {
        var journal = RowJournal()
        let deletions = changes.rows.filter { $0.before == nil }
        let reach = try DeletionReach(deletions.map { ($0.entity, $0.row) }, in: store, db)
        try journal.willDelete(reach, db)
        for change in deletions { try delete(change, db) }
        for change in changes.rows where change.before != nil && change.after == nil {
            try insert(change, &journal, db)
        }
        for change in changes.rows where change.before != nil && change.after != nil {
            try update(change, &journal, db)
        }
        for change in changes.rows where change.before != nil { try clearDanglingReferences(change, db) }
        for (link, isLinked, _) in changes.links {
            if isLinked { try add(link, db) } else { try remove(link, db) }
            if db.changesCount > 0 { journal.didChange(link, isAdded: isLinked) }
        }
        try journal.finish(db)
        return journal
    }

    private func delete(_ change: RowJournal.Row, _ db: Database) throws {
        try db.cachedStatement(
            sql: """
                DELETE FROM \(change.entity.tableName.quotedDatabaseIdentifier) \
                WHERE \(change.entity.primaryKeyColumn.quotedDatabaseIdentifier) = ?
                """
        ).execute(arguments: [change.row])
    }

    private func insert(_ change: RowJournal.Row, _ journal: inout RowJournal, _ db: Database) throws {
        guard let values = change.before else { return }
        let existing = try journal.values(of: [change.row], change.entity, db)
        guard existing.isEmpty else { return }
        let columns = [change.entity.primaryKeyColumn] + changes.columns(of: change.entity)
        try db.cachedStatement(
            sql: """
                INSERT INTO \(change.entity.tableName.quotedDatabaseIdentifier) \
                (\(columns.map(\.quotedDatabaseIdentifier).joined(separator: ", "))) \
                VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
                """
        ).execute(arguments: StatementArguments([change.row.databaseValue] + values))
        try journal.didInsert(change.row, change.entity, db)
    }

    private func update(_ change: RowJournal.Row, _ journal: inout RowJournal, _ db: Database) throws {
        guard let before = change.before, let after = change.after,
            let present = try journal.values(of: [change.row], change.entity, db)[change.row],
            present.count == after.count
        else { return }
        let columns = changes.columns(of: change.entity)
        let reversed = columns.indices.filter { before[$0] != after[$0] && present[$0] == after[$0] }
        guard !reversed.isEmpty else { return }
        try journal.willChange([change.row], change.entity, db)
        let assignments = reversed.map { "\(columns[$0].quotedDatabaseIdentifier) = ?" }.joined(separator: ", ")
        try db.cachedStatement(
            sql: """
                UPDATE \(change.entity.tableName.quotedDatabaseIdentifier) SET \(assignments) \
                WHERE \(change.entity.primaryKeyColumn.quotedDatabaseIdentifier) = ?
                """
        ).execute(arguments: StatementArguments(reversed.map { before[$0] } + [change.row.databaseValue]))
    }

    /// Sets relationships to nil that would refer to rows which others have deleted meanwhile.
    private func clearDanglingReferences(_ change: RowJournal.Row, _ db: Database) throws {
        for (property, column) in change.entity.columns {
            guard let destination = property.relationship?.destination, !property.isRequired else { continue }
            let key = column.quotedDatabaseIdentifier
            try db.cachedStatement(
                sql: """
                    UPDATE \(change.entity.tableName.quotedDatabaseIdentifier) SET \(key) = NULL \
                    WHERE \(change.entity.primaryKeyColumn.quotedDatabaseIdentifier) = ? AND \(key) NOT IN \
                    (SELECT \(destination.primaryKeyColumn.quotedDatabaseIdentifier) \
                    FROM \(destination.tableName.quotedDatabaseIdentifier))
                    """
            ).execute(arguments: [change.row])
        }
    }

    private func add(_ link: RowJournal.Link, _ db: Database) throws {
        let entities = link.entities.compactMap { id in store.entities.first { ObjectIdentifier($0) == id } }
        guard entities.count == 2 else { return }
        let exist = entities.map { entity in
            "EXISTS (SELECT 1 FROM \(entity.tableName.quotedDatabaseIdentifier) "
                + "WHERE \(entity.primaryKeyColumn.quotedDatabaseIdentifier) = ?)"
        }
        try db.cachedStatement(
            sql: """
                INSERT OR IGNORE INTO \(link.table.quotedDatabaseIdentifier) \
                (\(link.columns.map(\.quotedDatabaseIdentifier).joined(separator: ", "))) \
                SELECT ?, ? WHERE \(exist.joined(separator: " AND "))
                """
        ).execute(arguments: StatementArguments(link.rows + link.rows))
    }

    private func remove(_ link: RowJournal.Link, _ db: Database) throws {
        let condition = link.columns.map { "\($0.quotedDatabaseIdentifier) = ?" }.joined(separator: " AND ")
        try db.cachedStatement(sql: "DELETE FROM \(link.table.quotedDatabaseIdentifier) WHERE \(condition)")
            .execute(arguments: StatementArguments(link.rows))
    }
}
