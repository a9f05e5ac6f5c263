import Foundation
import GRDB

/// Reads the history of one store.
struct HistoryReader {
    private let store: ModelStore
    private let db: Database
    private let decoder = JSONDecoder()

    /// - Parameter store: A store that keeps a history.
    init(_ store: ModelStore, _ db: Database) {
        self.store = store
        self.db = db
    }

    /// Calls a block with each transaction that matches a predicate, oldest first, until it returns false.
    ///
    /// - Parameter isComplete: Whether to throw if the predicate compares with a token after which transactions were deleted.
    func forEach(
        _ predicate: Predicate<DefaultHistoryTransaction>?,
        isComplete: Bool,
        _ body: (DefaultHistoryTransaction) -> Bool
    ) throws {
        let bounds = HistoryBounds(predicate)
        let own = bounds.lowerTokens.filter { $0.store == store.configuration.name }.map(\.position)
        if isComplete, let first = own.max(), try HistoryTable.lastDeleted(db) > first {
            throw ModelError(
                .historyTokenExpired,
                "Transactions that follow the token were deleted from the history of the store \(store.configuration.name). "
                    + "Fetch the models that you need, and continue from the token of the last transaction."
            )
        }
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT id, timestamp, author, process, changes FROM evergreen_history
                    WHERE changes IS NOT NULL AND id > ? AND id <= ? AND timestamp >= ? AND timestamp <= ? ORDER BY id
                    """
            ),
            arguments: [
                (own.max() ?? 0) - 1,
                bounds.upperTokens.filter { $0.store == store.configuration.name }.map(\.position).min() ?? .max,
                // Stored timestamps are rounded to milliseconds.
                text(bounds.earliest, -0.002, .distantPast, ""), text(bounds.latest, 0.002, .distantFuture, "~"),
            ]
        )
        while let row = try rows.next() {
            let transaction = try transaction(row)
            if let predicate, try !predicate.evaluate(transaction) { continue }
            guard body(transaction) else { return }
        }
    }

    /// The position of the last transaction, or the one before the first.
    func lastToken() throws -> DefaultHistoryToken {
        let sql = "SELECT id, timestamp FROM evergreen_history ORDER BY id DESC LIMIT 1"
        let row = try Row.fetchOne(db.cachedStatement(sql: sql))
        return DefaultHistoryToken(
            store: store.configuration.name,
            position: row?["id"] ?? 0,
            date: row?["timestamp"] ?? .distantPast
        )
    }

    /// A date in its stored form; `other` if it is no bound.
    private func text(_ date: Date, _ tolerance: TimeInterval, _ none: Date, _ other: String) -> DatabaseValue {
        date == none ? other.databaseValue : date.addingTimeInterval(tolerance).databaseValue
    }

    private func transaction(_ row: Row) throws -> DefaultHistoryTransaction {
        let number: Int64 = row["id"]
        let name = store.configuration.name
        guard let timestamp = Date.fromDatabaseValue(row["timestamp"]),
            let text = String.fromDatabaseValue(row["changes"]),
            let records = try? decoder.decode([HistoryRecord].self, from: Data(text.utf8))
        else {
            throw ModelError(
                .unreadableValue,
                "The transaction \(number) in the history of the store \(name) can't be read. Delete it from the table "
                    + "evergreen_history."
            )
        }
        let process = String.fromDatabaseValue(row["process"]) ?? ""
        return DefaultHistoryTransaction(
            author: String.fromDatabaseValue(row["author"]),
            bundleIdentifier: process,
            changes: try changes(records, number),
            processIdentifier: process,
            storeIdentifier: name,
            timestamp: timestamp,
            token: DefaultHistoryToken(store: name, position: number, date: timestamp),
            transactionIdentifier: number
        )
    }

    private func changes(_ records: [HistoryRecord], _ transaction: Int64) throws -> [HistoryChange] {
        var changes: [HistoryChange] = []
        var number: Int64 = 0
        for record in records {
            guard let entity = store.entities.first(where: { $0.name == record.class }) else {
                number += Int64(record.rows.count)
                continue
            }
            let values = record.change == .delete ? try values(of: entity, transaction) : [:]
            let properties = (record.attributes ?? []).compactMap(entity.property(named:))
            for row in record.rows {
                number += 1
                let id = PersistentIdentifier(
                    storeIdentifier: store.configuration.name,
                    entityName: entity.name,
                    key: .row(row)
                )
                let change = Change(number: number, transaction: transaction, id: id, entity: entity)
                changes.append(change.made(record.change, properties, values[row] ?? [:]))
            }
        }
        return changes
    }

    /// The preserved values of deleted rows, by row and index of the property.
    private func values(of entity: Schema.Entity, _ transaction: Int64) throws -> [Int64: [Int: DatabaseValue]] {
        guard entity.allProperties.contains(where: { $0.attribute != nil }) else { return [:] }
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: "SELECT row, attribute, value FROM evergreen_history_value WHERE transactionId = ? AND class = ?"
            ),
            arguments: [transaction, entity.name]
        )
        var values: [Int64: [Int: DatabaseValue]] = [:]
        while let row = try rows.next() {
            guard let name = String.fromDatabaseValue(row[1]), let property = entity.property(named: name) else {
                continue
            }
            values[row[0], default: [:]][property.index] = row[2]
        }
        return values
    }
}

/// A change of one row, whose public type is generic over the class.
private struct Change {
    let number: Int64
    let transaction: Int64
    let id: PersistentIdentifier
    let entity: Schema.Entity

    func made(
        _ change: HistoryRecord.Change,
        _ properties: [Schema.Property],
        _ values: [Int: DatabaseValue]
    ) -> HistoryChange {
        func make<Model: PersistentModel>(_ type: Model.Type) -> HistoryChange {
            switch change {
            case .insert:
                .insert(
                    DefaultHistoryInsert<Model>(
                        changeIdentifier: number,
                        transactionIdentifier: transaction,
                        changedPersistentIdentifier: id
                    )
                )
            case .update:
                .update(
                    DefaultHistoryUpdate<Model>(
                        changeIdentifier: number,
                        transactionIdentifier: transaction,
                        changedPersistentIdentifier: id,
                        updatedAttributes: properties.compactMap { property in
                            (property.keyPath as? PartialKeyPath<Model>).map(sendable(literal:))
                        }
                    )
                )
            case .delete:
                .delete(
                    DefaultHistoryDelete<Model>(
                        changeIdentifier: number,
                        transactionIdentifier: transaction,
                        changedPersistentIdentifier: id,
                        tombstone: HistoryTombstone(entity, values)
                    )
                )
            }
        }
        return make(entity.type)
    }
}

extension Schema.Entity {
    /// The property with a name, current or original.
    fileprivate func property(named name: String) -> Schema.Property? {
        allProperties.first { $0.name == name && !$0.isHidden }
            ?? allProperties.first { property in
                switch property.kind {
                case .attribute(let column): column.attribute.originalName == name
                case .relationship(let end): end.options.originalName == name && !property.isHidden
                }
            }
    }
}
