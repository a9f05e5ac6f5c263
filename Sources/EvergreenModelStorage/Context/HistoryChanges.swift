import OrderedCollections

/// The row changes of a save in one store: the last change of each row.
struct HistoryChanges {
    /// The changes of the rows of one entity.
    private struct Rows {
        let entity: Schema.Entity
        var deleted: Set<Int64> = []
        var inserted: Set<Int64> = []
        /// The changed properties of each row.
        var updated: [Int64: Set<Int>] = [:]
    }

    private var rows: OrderedDictionary<ObjectIdentifier, Rows> = [:]

    private mutating func change(_ entity: Schema.Entity, _ body: (inout Rows) -> Void) {
        body(&rows[ObjectIdentifier(entity), default: Rows(entity: entity)])
    }

    mutating func delete(_ row: Int64, _ entity: Schema.Entity) {
        change(entity) { rows in
            rows.deleted.insert(row)
            rows.updated[row] = nil
        }
    }

    mutating func insert(_ row: Int64, _ entity: Schema.Entity) {
        change(entity) { rows in
            rows.inserted.insert(row)
            rows.updated[row] = nil
        }
    }

    /// Adds an update, unless the row was inserted or deleted, or none of the properties is declared by the class.
    mutating func update(_ row: Int64, _ entity: Schema.Entity, _ properties: some Sequence<Int>) {
        let visible = properties.filter { entity.allProperties[$0].isRecorded }
        guard !visible.isEmpty else { return }
        change(entity) { rows in
            guard !rows.inserted.contains(row), !rows.deleted.contains(row) else { return }
            rows.updated[row, default: []].formUnion(visible)
        }
    }

    func deletedRows(of entity: Schema.Entity) -> Set<Int64> { rows[ObjectIdentifier(entity)]?.deleted ?? [] }

    /// The changes in their stored form: deletions, insertions, updates.
    var records: [HistoryRecord] {
        var records: [HistoryRecord] = []
        for rows in rows.values where !rows.deleted.isEmpty {
            records.append(HistoryRecord(change: .delete, class: rows.entity.name, rows: rows.deleted.sorted()))
        }
        for rows in rows.values where !rows.inserted.isEmpty {
            records.append(HistoryRecord(change: .insert, class: rows.entity.name, rows: rows.inserted.sorted()))
        }
        for rows in rows.values {
            let updates = OrderedDictionary(grouping: rows.updated.keys.sorted()) { rows.updated[$0] ?? [] }
            for (properties, updated) in updates {
                let names = properties.sorted().map { rows.entity.allProperties[$0].name }
                records.append(
                    HistoryRecord(change: .update, class: rows.entity.name, attributes: names, rows: updated)
                )
            }
        }
        return records
    }
}

extension Schema.Property {
    /// Whether the history names the property: a change of it changes its own row, or a row in which no other property represents it.
    fileprivate var isRecorded: Bool {
        if isHidden { return false }
        guard let end = relationship else { return column != nil }
        return switch end.storage {
        case .column, .joinTable: true
        case .inverse: end.inverse?.isHidden == true
        }
    }
}

extension Schema.Entity {
    /// The attributes whose values are preserved when a model is deleted.
    var preservedColumns: [(property: Schema.Property, column: String)] {
        columns.filter { $0.property.attribute?.attribute.preservesValueOnDeletion == true }
    }
}
