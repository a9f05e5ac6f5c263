import GRDB

extension HistoryRecorder {
    /// Adds the changes of a journal.
    mutating func didChange(_ journal: RowJournal) {
        for change in journal.rows {
            let columns = journal.columns(of: change.entity)
            switch (change.before, change.after) {
            case (nil, _): didInsert(change.row, change.entity)
            case (let before?, nil): didDelete(change.row, change.entity, columns, before)
            case (let before?, let after?):
                let changed = Set(columns.indices.filter { before[$0] != after[$0] }.map { columns[$0].lowercased() })
                let properties = change.entity.columns.filter { changed.contains($0.column.lowercased()) }
                didUpdate(change.row, change.entity, properties.map(\.property.index))
            }
        }
        for (link, _, _) in journal.links {
            for side in link.rows.indices {
                guard let (entity, property) = property(of: link, side) else { continue }
                didUpdate(link.rows[side], entity, [property.index])
            }
        }
    }

    private func property(of link: RowJournal.Link, _ side: Int) -> (Schema.Entity, Schema.Property)? {
        guard let entity = store.entities.first(where: { ObjectIdentifier($0) == link.entities[side] }) else {
            return nil
        }
        let property = entity.allProperties.first { property in
            guard case .joinTable(let table) = property.relationship?.storage else { return false }
            return table.name == link.table && table.ownColumn == link.columns[side]
        }
        return property.map { (entity, $0) }
    }
}
