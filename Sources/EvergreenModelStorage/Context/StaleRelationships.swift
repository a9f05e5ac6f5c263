/// Loaded relationships that have yet to be read again after changes of others: more than one turn of the main actor is for.
struct StaleRelationships {
    /// The owners of one relationship.
    struct Owners {
        let property: Schema.Property
        let entity: Schema.Entity
        let end: Schema.RelationshipEnd
        fileprivate(set) var rows: Set<Int64>
    }

    private var owners: [ObjectIdentifier: Owners] = [:]

    var isEmpty: Bool { owners.isEmpty }

    mutating func add(
        _ rows: Set<Int64>,
        _ property: Schema.Property,
        _ end: Schema.RelationshipEnd,
        _ entity: Schema.Entity
    ) {
        let key = ObjectIdentifier(property)
        owners[key, default: Owners(property: property, entity: entity, end: end, rows: [])].rows.formUnion(rows)
    }

    /// Takes out some owners of one relationship.
    mutating func takeBatch(atMost count: Int) -> Owners? {
        guard let (key, all) = owners.first else { return nil }
        var batch = all
        batch.rows = Set(all.rows.prefix(count))
        let rest = all.rows.subtracting(batch.rows)
        if rest.isEmpty { owners[key] = nil } else { owners[key]?.rows = rest }
        return batch
    }

    /// Takes out those of some owners whose relationships are stale.
    mutating func take(_ rows: Set<Int64>, _ entity: Schema.Entity) -> [Owners] {
        var taken: [Owners] = []
        for (key, all) in owners where all.entity === entity {
            var found = all
            found.rows = all.rows.intersection(rows)
            guard !found.rows.isEmpty else { continue }
            taken.append(found)
            let rest = all.rows.subtracting(found.rows)
            if rest.isEmpty { owners[key] = nil } else { owners[key]?.rows = rest }
        }
        return taken
    }
}
