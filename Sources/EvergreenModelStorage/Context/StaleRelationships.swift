/// Loaded relationships that must be reloaded after changes of others, too many for one turn of the main actor.
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

    /// Removes and returns some owners of one relationship.
    mutating func takeBatch(atMost count: Int) -> Owners? {
        owners.first.map { key, all in take(Set(all.rows.prefix(count)), of: key, all) }
    }

    /// Removes and returns those of the given owners whose relationships are stale.
    mutating func take(_ rows: Set<Int64>, _ entity: Schema.Entity) -> [Owners] {
        owners.filter { $0.value.entity === entity && !$0.value.rows.isDisjoint(with: rows) }
            .map { key, all in take(all.rows.intersection(rows), of: key, all) }
    }

    private mutating func take(_ rows: Set<Int64>, of key: ObjectIdentifier, _ all: Owners) -> Owners {
        let rest = all.rows.subtracting(rows)
        if rest.isEmpty { owners[key] = nil } else { owners[key]?.rows = rest }
        var taken = all
        taken.rows = rows
        return taken
    }
}
